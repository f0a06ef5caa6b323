import type { RuleFile } from '../rule.ts'

export const otherScam: RuleFile = {
  kind: 'other',
  rules: [
    { when: 'windfall join', weight: 5, because: 'promises easy money' },
    { when: 'windfall money', weight: 2, because: 'promises easy money' },
    { when: 'rate-things each-day', weight: 5, because: 'promises easy money' },
    { when: 'venture doubling', weight: 5, because: 'promises easy money' },
    { when: 'gift-card code|tell|give', weight: 7, because: 'asks for gift cards' },
    { when: 'seeks|monthly|own-work', weight: -4, because: 'is about the room' },
  ],
  examples: {
    flagged: [
      'Give ratings to hotels and get paid daily',
      'Buy two Google Play gift cards and give them to me',
      'Earn 3000 daily from home, join the group',
      'ghar baithe kamao roz 2000',
    ],
    honest: ['Reviews of the area are good', 'I work from home', 'I earn 60k a month'],
  },
}
