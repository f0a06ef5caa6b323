import type { ListingRule } from '../listing-rule.ts'

export const favourRules: readonly ListingRule[] = [
  {
    kind: 'sexual_or_threat',
    level: 'danger',
    because: 'Offers a room for favours',
    patterns: [
      '<freeStay> .. <girl>',
      '<girl> .. <freeStay>',
      '<girl> <gratis>',
      '<gratis> .. <girl>',
      '<girl> .. <gratis> ... <favour>',
      '<girl> ... <strongFavour>',
      '<strongFavour> ... <girl>',
      '<freeStay> ... <favour>',
      '<favour> ... <freeStay>',
      '<strongFavour> ... <gratis>',
      '<gratis> ... <strongFavour>',
      '<girl> ... <gratis> ... <strongFavour>',
      '<girl> .. stay/reh/rah .. <gratis>',
      'no rent from ...',
      '<girl> ... <gratis> ... stay/reh/rah/रह*/থাকতে/ఉండవచ్చు',
    ],
  },
  {
    kind: 'sexual_or_threat',
    level: 'danger',
    because: 'Offers sex for money',
    patterns: [
      'call girl/girls',
      'escort/escorts service/services/available/agency',
      'female/independent/russian/college escort/escorts',
      'full satisfaction',
      'happy ending',
      'body massage .. full/girl/girls/lady/ladies/female',
      'one shot .. night',
      'housewife/housewives/ladies/girls available . day/night/anytime/hourly',
      'by the hour .. gentlemen/gents ... ladies/girls/lady',
    ],
  },
  {
    kind: 'sexual_or_threat',
    level: 'danger',
    because: 'Offers a room for favours',
    together: [
      ['<strongFavour>', '<favour>'],
      ['<freeStay>', 'rent .. adjusted', 'rent negotiable ...'],
      ['<girl>', '<strongFavour>', 'bas'],
    ],
  },
  {
    kind: 'sexual_or_threat',
    level: 'danger',
    because: 'Offers a room for favours',
    together: [['<girl>'], ['<gratis>', '<freeStay>', 'rent .. adjusted'], ['<favour>']],
    unless: ['free wifi/laundry/breakfast/parking/water/meals/food ...'],
  },
]

export const favourExamples = {
  cheats: [
    'Free stay for girls',
    'No rent for a lady who is open minded',
    'लड़की के लिए मुफ्त, बस दोस्ती',
    'Sharing with a sugar daddy, all free for a girl',
    'Independent escorts and AC room, day and night',
  ],
  honest: [
    'Girls PG with free wifi',
    'Looking for friendly girls to share',
    'Ladies hostel, free laundry on Sunday',
    'PG for women with 24 beds, and one is free',
    'Ladkiyon ka PG, raat ko 10 baje gate band',
    'Girls hostel, no visitors of the opposite sex',
    'Female flatmate wanted, rent shared',
    'The metro is one escalator away, a cook is available day and night',
  ],
}
