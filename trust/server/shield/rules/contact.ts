import type { RuleFile } from '../rule.ts'

export const offPlatformContact: RuleFile = {
  kind: 'off_platform_contact',
  rules: [
    { when: 'messenger not-here', weight: 5, because: 'wants to leave this chat for another' },
    { when: 'messenger come-over not-here', weight: 1, because: 'wants to leave this chat for another' },
    { when: 'messenger come-over', weight: 4, because: 'wants to talk elsewhere' },
    { when: '#chatlink', weight: 4, because: 'links to another messenger' },
    { when: 'gate', weight: -3, because: 'is about a visit' },
    { when: 'wonders', weight: -2, because: 'asks a question' },
    { when: 'wary|!messenger', weight: -3, because: 'prefers to stay' },
  ],
  examples: {
    flagged: ['I do not use this app, come on WhatsApp 9876543210', 'yaha nahi, telegram pe baat karo'],
    honest: ['Call me on 9876543210 when you reach the gate', 'I rarely open WhatsApp'],
  },
}

export const phishingLink: RuleFile = {
  kind: 'phishing_link',
  rules: [
    { when: '#badlink', weight: 6, because: 'links to an address that hides who it belongs to' },
    { when: '#shortlink', weight: 5, because: 'links to a shortened address' },
    { when: '#link click', weight: 4, because: 'wants a link opened' },
    { when: '#payment_link', weight: 4, because: 'links to a payment' },
    { when: '#shortlink|#badlink click', weight: 2, because: 'wants a link opened' },
  ],
  examples: {
    flagged: ['Verify here http://203.0.113.5/login', 'open bit.ly/abc12'],
    honest: ['https://maps.app.goo.gl/abc', 'see linkedin.com/in/asha'],
  },
}

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
    { when: 'at-signing|monthly|!broker', weight: -3, because: 'is about the home' },
  ],
  examples: {
    flagged: [
      'Pay 999 registration fee for the owner number',
      'visiting charge 300 dena hoga flat dekhne ka',
    ],
    honest: ['No brokerage, I am the owner', 'Visits cost nothing'],
  },
}
