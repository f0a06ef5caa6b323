/** A text message with the parts a gateway may need. */
export interface Sms {
  /** E.164, such as `+919876543210`. */
  readonly to: string
  readonly text: string
  /** The six digits in the text, for gateways that fill a registered template (DLT) with variables. */
  readonly code: string
}

/** Sends text messages: an HTTP gateway, Twilio, or the outbox (`shell.sms-handover`). */
export interface SmsSender {
  /** Resolves once the message is accepted for delivery; throws when it was not, after 10 s at the latest. */
  send(sms: Sms): Promise<void>
}
