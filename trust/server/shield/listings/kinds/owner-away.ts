import type { ListingRule } from '../listing-rule.ts'

const wantsMoney = [
  'daal/daalo/bhej/bhejo/send/transfer/kar/karo ... phonepe/gpay/paytm/upi/account',
  'asks/asking .. deposit',
  '<send> .. <money>',
  '<money> .. <send>',
  '<first> ... <pay>',
  '<pay> .. <first>',
  'pay .. <money>',
  '<money> ... <send>',
  '<send> ... <money>',
]

export const ownerAwayRules: readonly ListingRule[] = [
  {
    kind: 'payment_before_visit',
    level: 'danger',
    because: 'Sends the keys by courier or after a payment',
    patterns: [
      '<keys> ... <sent>',
      '<sent> ... <keys>',
      '<send> ... <keys> ... dega/degi/kuduppan/istadu/dibe',
      '<money> ... <send> ... chaabi/chabi/chavi/saavi ...',
      '<keys> ... after/once ... <pay>',
      '<pay> ... <keys> ... <sent>',
      'deliver/delivers/brings/bring .. keys ... <after>/advance/deposit/<pay>',
      '<money> .. <send> ... <keys>',
      '<money> .. account ... <keys>',
      '<pay> ... watchman/caretaker/guard .. gives .. keys',
      '<pay> ... watchman/caretaker gives ...',
    ],
    unless: ['<metInPerson>'],
  },
  {
    kind: 'payment_before_visit',
    level: 'danger',
    because: 'The owner is abroad and wants money',
    together: [
      [
        '<away>',
        'in/from/to . <country>',
        'live/lives/stay/working .. <country>',
        'settled/living/lives/working/relocated/moved/shifted .. in/to <away>',
        'settled/relocated/moved/shifted/based .. <country>',
        '<stranger>',
      ],
      wantsMoney,
    ],
    unless: ['<metInPerson>', '<ownShows>'],
  },
  {
    kind: 'fake_authority',
    level: 'danger',
    because: 'Claims to serve in the forces, and wants money',
    together: [
      [
        '<uniform> ... <posted>',
        '<posted> ... <uniform>',
        'in/am/hoon/hun/main ... <uniform>',
        '<uniform> hoon/hun/here/rules/card/account/mein/me/में',
        'मैं ... <uniform>',
      ],
      wantsMoney,
    ],
    unless: ['<metInPerson>', '<ownShows>', '<nearby>'],
  },
]

export const ownerAwayExamples = {
  cheats: [
    'Keys come by courier after the deposit',
    'I live in Canada now. Send the deposit online.',
    'I am in CRPF, posted in Assam. Send advance by GPay.',
  ],
  honest: [
    'Owner lives in Canada, his sister shows the flat. Deposit two months.',
    'Next to the army cantonment, deposit one month',
    'The courier office is downstairs. Keys are with the guard.',
  ],
}
