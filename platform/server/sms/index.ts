export type { Sms, SmsSender } from './sms.ts'
export { gatewaySms, twilioSms } from './sms.ts'
