import type { RuleFile } from '../rule.ts'

export const brokerageBait: RuleFile = {
  kind: 'brokerage_bait',
  rules: [
    { when: 'broker owner-number', weight: 3, because: 'sells contacts of owners' },
    { when: 'owner-number ask-money', weight: 4, because: 'sells contacts of owners' },
    { when: 'broker owner-number money|#number', weight: 2, because: 'sells contacts of owners' },
    { when: 'broker give money|#number', weight: 3, because: 'asks for a fee' },
    {
      when: 'broker before-visit|pay-first|pay-then-see',
      weight: 4,
      because: 'asks for a fee before a visit',
    },
    { when: 'broker money access', weight: 4, because: 'asks for a fee for a visit' },
    { when: 'reported', weight: -5, because: 'tells what somebody else asked for' },
    { when: 'at-signing|monthly|!broker', weight: -3, because: 'is about the home' },
  ],
  examples: {
    flagged: [
      'Pay 999 registration fee for the owner number',
      'visiting charge 300 dena hoga flat dekhne ka',
    ],
    honest: ['No brokerage, I am the owner', 'Visits cost nothing', 'One agent asked for a visiting fee'],
  },
}
