import type { RuleFile } from '../rule.ts'

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
    { when: 'show-screen', weight: 4, because: 'wants to see the screen of the phone' },
    { when: 'reported', weight: -4, because: 'tells what somebody else asked for' },
    { when: 'seeks|wonders|monthly|own-work', weight: -4, because: 'is about the room' },
  ],
  examples: {
    flagged: [
      'Share your screen with me and I fill the form',
      'apni screen dikhao, main form bhar deta hoon',
      'Install AnyDesk and I do it for you',
      'apk install karo',
    ],
    honest: [
      'He asked for AnyDesk and I refused',
      'I use TeamViewer at work',
      'I build apps, so the internet must be good',
    ],
  },
}
