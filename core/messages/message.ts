/** A message to a customer or to a branch, ready to be sent. */

export type Attachment = {
  readonly name: string
  readonly type: string
  /** The bytes in base64. */
  readonly content: string
}

export type Message = {
  /** [I21] What the message tells of; a message of the same key is sent once. */
  readonly key: string
  readonly channel: "email" | "sms"
  readonly recipient: string
  readonly subject: string
  readonly html?: string
  readonly text: string
  readonly attachments: ReadonlyArray<Attachment>
}
