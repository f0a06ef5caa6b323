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
    { when: 'authority accused', weight: 4, because: 'threatens as an authority' },
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
    { when: 'late -your-name', weight: -5, because: 'is late because of an errand' },
    { when: 'see-first|seeks|family|met', weight: -4, because: 'looks for a home or lets one' },
    { when: 'i-pay seeks|wonders -if-paid -army-rule', weight: -6, because: 'asks for a home to pay for' },
  ],
  examples: {
    flagged: [
      'I am in the army, posted in Leh, send the advance to the army account',
      'Police here, a case in your name, pay the fine or be arrested',
    ],
    honest: [
      'I am an army officer looking for a flat',
      'The police station is near, so it is safe',
      'The bank phoned about KYC, I will be late',
      'I am a Captain posted to Pune. Can I see the flat on Monday? I will pay the deposit then.',
    ],
  },
}
