import type { RuleFile } from '../rule.ts'

export const otpOrCode: RuleFile = {
  kind: 'otp_or_code',
  rules: [
    { when: 'ask-code', weight: 4, because: 'asks for a code' },
    { when: 'ask-code code-came', weight: 3, because: 'asks for a code that the phone received' },
    { when: 'code-came tell', weight: 4, because: 'speaks of a code that the phone received' },
    { when: 'gate|at-signing|wonders -code-came', weight: -3, because: 'is about a visit' },
  ],
  examples: {
    flagged: ['Tell me the OTP', 'You got a code by SMS, send it to me', 'OTP batao', 'otp sollunga'],
    honest: ['Never tell anyone your OTP', 'The PIN code is 560001', 'OTP kisi ko mat dena'],
  },
}

export const documentHarvest: RuleFile = {
  kind: 'document_harvest',
  rules: [
    { when: 'ask-document two-documents', weight: 4, because: 'asks for several identity papers' },
    { when: 'ask-document', weight: 2, because: 'asks for an identity paper' },
    {
      when: 'ask-document before-visit|pay-first',
      weight: 4,
      because: 'asks for identity papers before a visit',
    },
    { when: 'ask-document first', weight: 2, because: 'asks for identity papers first' },
    { when: 'ask-document ask-money', weight: 2, because: 'asks for identity papers and money' },
    { when: 'at-signing', weight: -4, because: 'is about the agreement' },
    { when: 'wonders', weight: -2, because: 'asks which papers are needed' },
  ],
  examples: {
    flagged: ['Send Aadhaar, PAN and a selfie before the visit', 'pehle aadhar aur pan bhejo fir visit'],
    honest: ['Bring your Aadhaar when we sign the agreement', 'Aadhaar lagega agreement ke time'],
  },
}

export const remoteApp: RuleFile = {
  kind: 'remote_app',
  rules: [
    { when: 'remote install', weight: 6, because: 'wants an app installed that controls the phone' },
    { when: 'remote', weight: 4, because: 'speaks of an app that controls the phone' },
    {
      when: 'remote money|wallet',
      weight: 3,
      because: 'joins an app that controls the phone with a payment',
    },
    { when: 'apk install', weight: 6, because: 'wants an app installed from a file' },
    { when: '#apk', weight: 6, because: 'sends an app as a file' },
    { when: 'seeks|wonders|monthly|own-work', weight: -4, because: 'is about the room' },
  ],
  examples: {
    flagged: ['Install AnyDesk and I do it for you', 'apk install karo'],
    honest: ['I use TeamViewer at work', 'I build apps, so the internet must be good'],
  },
}
