export interface Sms {
  readonly to: string
  readonly text: string
  /** For gateways that fill a registered template (DLT). */
  readonly code: string
}

/** Sends text messages over a gateway, Twilio or the outbox (`shell.sms-handover`). */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
