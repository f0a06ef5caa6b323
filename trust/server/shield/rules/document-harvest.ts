import type { RuleFile } from '../rule.ts'

export const documentHarvest: RuleFile = {
  kind: 'document_harvest',
  rules: [
    { when: 'ask-document card-secret', weight: 4, because: 'asks for the details of a bank card' },
    { when: 'ask-document two-documents', weight: 4, because: 'asks for several identity papers' },
    { when: 'ask-document', weight: 2, because: 'asks for an identity paper' },
    {
      when: 'ask-document before-visit|pay-first',
      weight: 4,
      because: 'asks for identity papers before a visit',
    },
    { when: 'ask-document first', weight: 2, because: 'asks for identity papers first' },
    { when: 'ask-document ask-money', weight: 2, because: 'asks for identity papers and money' },
    { when: 'blank-sign tell|give', weight: 5, because: 'asks for a signed blank paper' },
    { when: 'at-signing', weight: -4, because: 'is about the agreement' },
    { when: 'wonders', weight: -2, because: 'asks which papers are needed' },
  ],
  examples: {
    flagged: [
      'Send your PAN and a signature on blank paper',
      'Send Aadhaar, PAN and a selfie before the visit',
      'pehle aadhar aur pan bhejo fir visit',
    ],
    honest: ['Bring your Aadhaar when we sign the agreement', 'Aadhaar lagega agreement ke time'],
  },
}
