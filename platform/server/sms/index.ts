export { gatewaySms } from './gateway-sms.ts'
export type { Sms, SmsSender } from './sms-sender.ts'
export { twilioSms } from './twilio-sms.ts'
