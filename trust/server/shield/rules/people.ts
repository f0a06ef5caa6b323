import type { RuleFile } from '../rule.ts'

export const fakeAuthority: RuleFile = {
  kind: 'fake_authority',
  rules: [
    {
      when: 'soldier ask-money|if-paid|pay-first',
      weight: 6,
      because: 'claims to be a soldier and wants money',
    },
    { when: 'soldier army-rule', weight: 3, because: 'claims rules of the army for a payment' },
    { when: 'soldier posted money', weight: 1, because: 'claims a posting and speaks of money' },
    { when: 'soldier army-rule money', weight: 2, because: 'claims rules of the army for a payment' },
    { when: 'soldier absent money|army-rule', weight: 3, because: 'claims to be a soldier who is away' },
    { when: 'authority accused', weight: 3, because: 'threatens as an authority' },
    {
      when: 'authority accused your-name|give|hurry|speaking',
      weight: 3,
      because: 'threatens as an authority',
    },
    { when: 'accused your-name', weight: 4, because: 'says that a case or a block awaits' },
    {
      when: 'authority ask-money|ask-code|ask-document|broker',
      weight: 3,
      because: 'wants something as an authority',
    },
    { when: 'see-first|seeks|family|met', weight: -4, because: 'looks for a home or lets one' },
  ],
  examples: {
    flagged: [
      'I am in the army, posted in Leh, send the advance to the army account',
      'Police here, a case in your name, pay the fine or be arrested',
    ],
    honest: ['I am an army officer looking for a flat', 'The police station is near, so it is safe'],
  },
}

export const sexualOrThreat: RuleFile = {
  kind: 'sexual_or_threat',
  rules: [
    { when: 'no-rent intimate', weight: 6, because: 'offers the room for favours' },
    { when: 'girl intimate', weight: 4, because: 'is a sexual proposition' },
    { when: 'no-rent girl', weight: 3, because: 'offers the room free to women' },
    { when: 'obscene', weight: 6, because: 'is a sexual proposition' },
    { when: 'intimate hold|money', weight: 2, because: 'offers the room for favours' },
    { when: 'threat', weight: 6, because: 'is a threat' },
  ],
  examples: {
    flagged: ['No rent if you sleep with me', 'I will kill you if you do not pay'],
    honest: ['Only girls, the other tenants are women', 'We have a friendly atmosphere'],
  },
}

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
