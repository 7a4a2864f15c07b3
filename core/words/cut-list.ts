/** What stops a cut list. */

export const cutListWords = {
  noPieces: "There is nothing to cut. Enter at least one piece with its length and how many.",
  noSticks: "There are no sticks to cut from. Enter at least one stick length with its price.",
  badPiece: "A piece can't be cut as it stands. Enter a length in millimetres and a whole number of pieces.",
  badStick: "A stick can't be used as it stands. Enter a length in millimetres and a price above $0.00.",
  badKerf: "The saw cut isn't right. Enter its width in millimetres, from 0 to 20.",
  tooLong: "A piece is longer than the longest stick. Join it from shorter pieces, or add a longer stick.",
  tooMany: "There are too many pieces for one list. Split it into lists of at most 2,000 pieces."
} as const
