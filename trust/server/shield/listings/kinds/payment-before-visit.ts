import type { ListingRule } from '../listing-rule.ts'

export const paymentRules: readonly ListingRule[] = [
  {
    kind: 'payment_before_visit',
    level: 'danger',
    because: 'Asks for money before the home can be seen',
    patterns: [
      '<pay> ... <before> ... <visit>',
      '<before> <visit> ... <pay>',
      '<visit> .. <after> .. <pay>',
      '<address> ... <after> .. <pay>',
      '<pay> ... then/later/afterwards ... <visit>',
      '<pay> ... get/gets/send/give/share/unlock .. <address>',
      '<pay> ... <first> ... <next> ... <visit>',
      '<pay> <first> ... <visit>',
      '<pay> you see ...',
      '<first> ... <pay> ... <next> ... <visit>',
      '<first> ... <pay> ... <next> ... <address>',
      '<visit> <first> ... <pay>',
      '<visit> .. <first> .. <pay>',
      '<visit> .. before .. <pay> .. not allowed',
      '<visit> ... moving day',
      'moving day ... <visit>',
      '<pay> ... <visit> ... moving day',
      '<pay> ... otherwise/else/nahi/noile ... <next> ... <visit>',
      'first to <pay>',
      '<first> ... <send> ... <address>',
      '<money> ... for/to/confirm .. slot/<visit>',
      '<visit> ... only when/if ... <money>/<pay>/cleared',
      'jo <first> ... token/paise/advance/<pay>',
      'जो <first> ... <pay>',
      'dekhne/dikhane/milne aane se <first> ...',
      '<visit> ... ante mundu ...',
      '<money>/<pay> ... keeps it ...',
      '<address> ... when/once/jab ... gets/get/rent/deposit/<pay>',
      '<first> ... <money> ... <next> ... <address>',

      'pay/send/transfer/accept ... <upiPin>',
    ],
  },
  {
    kind: 'payment_before_visit',
    level: 'danger',
    because: 'Says that the home cannot be seen, and wants money',
    together: [['<noVisit>'], ['<pay>']],
    unless: ['<goodAdvice>'],
  },
  {
    kind: 'payment_before_visit',
    level: 'careful',
    because: 'Hurries people to pay',
    together: [
      ['<urgent>', '<cheap>'],
      ['<send> .. <money>', '<money> .. <send>', 'pay now', 'pay holding amount', 'pay token'],
    ],
    unless: ['<metInPerson>'],
  },
  {
    kind: 'qr_or_upi_collect',
    level: 'danger',
    because: 'Wants a QR code scanned or a request of money accepted',
    patterns: [
      'scan .. qr ... <send>/block/refund/verify/verification/book/rupaya/rupee/rs',
      'qr .. scan ... <send>/bhejo/rupaya/verification/block/book',
      'request .. upi ... accept/pin',
      'accept .. collect',
      'collect request',
      'क्यूआर/qr .. स्कैन ...',
      'escrow ... <money>',
      '<money> ... escrow',
    ],
  },
]

export const paymentExamples = {
  cheats: [
    'Token must be paid before the visit',
    'Pay advance first, later you can visit',
    'Dekhne se pehle 1000 token dena hoga',
    'No visit possible, transfer the deposit',
  ],
  honest: [
    'Visit first and pay when you like it',
    'Pehle dekho phir paise do',
    'We take no token before the visit',
    'Never pay anybody before a visit',
  ],
}
