import type { RuleFile } from '../rule.ts'

export const otpOrCode: RuleFile = {
  kind: 'otp_or_code',
  rules: [
    { when: 'ask-code', weight: 4, because: 'asks for a code' },
    { when: 'ask-code code-came', weight: 3, because: 'asks for a code that the phone received' },
    { when: 'code-came read-out', weight: 4, because: 'speaks of a code that the phone received' },
    { when: 'code-came tell', weight: 4, because: 'speaks of a code that the phone received' },
    { when: 'pass-on', weight: 3, because: 'asks for what the phone receives' },
    { when: '#forwarding', weight: 6, because: 'asks to send calls to another number' },
    { when: 'gate|at-signing|wonders -code-came -sms', weight: -3, because: 'is about a visit' },
    { when: 'brought-home -code-came', weight: -4, because: 'is the code of a delivery' },
    { when: 'gate-app -code-came', weight: -3, because: 'is the code of a gate' },
    { when: 'map-pin -code-came -upi-pin', weight: -4, because: 'is a place on a map' },
  ],
  examples: {
    flagged: [
      'Six digits come on your phone, type them here',
      'Tell me the OTP',
      'Tell me your pin',
      'You got a code by SMS, send it to me',
      'OTP batao',
      'Network is bad here, dial *401*9000011111 and my calls will reach you',
      'otp sollunga',
    ],
    honest: [
      'Never tell anyone your OTP',
      'The PIN code is 560001',
      'Dial *#21# to see whether your calls go to somebody else, and ##002# to stop it',
      'OTP kisi ko mat dena',
      'Give the gas delivery boy the OTP, I am out',
      'Please share the pin location',
      'Send the pin of the place',
    ],
  },
}
