import type { RuleFile } from '../rule.ts'

export const otherScam: RuleFile = {
  kind: 'other',
  rules: [
    { when: 'windfall join', weight: 5, because: 'promises easy money' },
    { when: 'windfall money', weight: 2, because: 'promises easy money' },
    { when: 'seeks|monthly|own-work', weight: -4, because: 'is about the room' },
  ],
  examples: {
    flagged: ['Earn 3000 daily from home, join the group', 'ghar baithe kamao roz 2000'],
    honest: ['I work from home', 'I earn 60k a month'],
  },
}
