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
  text: "Some of these characters can't be sent"
} as const
