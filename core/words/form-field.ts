/** What is said about fields that the checkout does not have; its pages load none of this. */

/** [VAL-01] [VAL-02] [VAL-04] */
export const formFieldWords = {
  time: "This is not a valid time format",
  fileType: "Uploaded file type is not allowed",
  fileSize: "Exceeded max upload file size",
  abn: "The ABN you entered is not valid",
  acn: "The ACN you entered is not valid",
  number: "Enter a number, such as 12 or 2.5",
  option: "Choose one of the options",
  wrong: "Some of the form isn't right yet. What to change is marked.",
  tooMany: "You have sent several forms just now. Please try again in an hour, or ring us.",
  sendAgain: "This page was open for a long time, or the form was sent before. Please send it once more.",
  tooSoon: "That was very quick. Please look it over and send it again.",
  tooLarge: "The files are too large together. Please send fewer, or smaller ones.",
  fileGone: "A file can't be read any more. Please choose it again.",
  unreadable: "The form didn't arrive whole. Please send it again."
} as const

/** What a form says on a page of its own where there are no scripts. */
export const formPageWords = {
  kept: "What you filled in is still here. Files have to be chosen again.",
  lost: "Your browser's Back button leads to the form as you filled it in.",
  again: "Back to the form",
  choose: "Choose one",
  required: "required",
  optional: "optional"
} as const
