import type { RuleFile } from '../rule.ts'

export const phishingLink: RuleFile = {
  kind: 'phishing_link',
  about: ['#badlink', '#shortlink', '#payment_link', '#link', 'the-link'],
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
