import type { RuleFile } from '../rule.ts'

export const overpaymentRefund: RuleFile = {
  kind: 'overpayment_refund',
  rules: [
    { when: 'mistake give-back', weight: 3, because: 'wants money back that was sent by mistake' },
    { when: 'mistake give-back money', weight: 2, because: 'wants money back that was sent by mistake' },
    {
      when: 'mistake give-back i-sent-you',
      weight: 3,
      because: 'says to have sent too much and wants it back',
    },
    { when: 'i-sent-you give-back money', weight: 2, because: 'says to have sent money and wants some back' },
    {
      when: 'mistake i-sent-you give|wallet',
      weight: 4,
      because: 'says to have sent too much and wants some',
    },
    { when: 'wonders', weight: -2, because: 'asks a question' },
    { when: 'sympathy give-back', weight: 3, because: 'wants money back out of pity' },
    { when: 'mistake give-back give money', weight: 2, because: 'wants money back that was sent by mistake' },
    { when: 'monthly', weight: -3, because: 'is about bills' },
    { when: 'deposit-back', weight: -4, because: 'is about the deposit of a tenancy that ended' },
  ],
  examples: {
    flagged: [
      'I sent you 50000 by mistake, please return 45000',
      'galti se zyada paise bhej diye, wapas kar do',
    ],
    honest: ['My deposit of 20000 was refunded yesterday', 'You paid 200 extra for electricity this month'],
  },
}
