import type { RuleFile } from '../rule.ts'

export const sexualOrThreat: RuleFile = {
  kind: 'sexual_or_threat',
  rules: [
    { when: 'no-rent intimate', weight: 6, because: 'offers the room for favours' },
    { when: 'girl intimate', weight: 4, because: 'is a sexual proposition' },
    { when: 'no-rent girl', weight: 4, because: 'offers the room free to women' },
    { when: 'obscene', weight: 6, because: 'is a sexual proposition' },
    { when: 'intimate hold|money', weight: 2, because: 'offers the room for favours' },
    { when: 'footage to-all', weight: 6, because: 'threatens with pictures' },
    { when: 'lonely messenger|no-rent', weight: 4, because: 'seeks closeness instead of a tenant' },
    { when: 'threat joking|#smile', weight: -3, because: 'is a joke' },
    { when: 'threat', weight: 6, because: 'is a threat' },
  ],
  examples: {
    flagged: [
      'I have your private video, it goes to all your contacts tonight',
      'No rent if you sleep with me',
      'I will kill you if you do not pay',
    ],
    honest: ['Only girls, the other tenants are women', 'We have a friendly atmosphere'],
  },
}
