import type { RuleFile } from '../rule.ts'

export const offPlatformContact: RuleFile = {
  kind: 'off_platform_contact',
  rules: [
    { when: 'messenger|#phone|#email not-here', weight: 5, because: 'wants to leave this chat for another' },
    { when: 'messenger come-over not-here', weight: 1, because: 'wants to leave this chat for another' },
    { when: 'messenger come-over', weight: 4, because: 'wants to talk elsewhere' },
    { when: '#chatlink', weight: 4, because: 'links to another messenger' },
    { when: 'gate', weight: -3, because: 'is about a visit' },
    { when: 'met', weight: -3, because: 'follows a visit' },
    { when: 'wonders', weight: -2, because: 'asks a question' },
    { when: 'wary|!messenger', weight: -3, because: 'prefers to stay' },
  ],
  examples: {
    flagged: ['I do not use this app, come on WhatsApp 9876543210', 'yaha nahi, telegram pe baat karo'],
    honest: [
      'Call me on 9876543210 when you reach the gate',
      'I rarely open WhatsApp',
      'We have met, so add me on WhatsApp',
    ],
  },
}
