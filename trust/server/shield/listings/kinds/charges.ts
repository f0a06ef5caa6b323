import type { ListingRule } from '../listing-rule.ts'

export const chargesRules: readonly ListingRule[] = [
  {
    kind: 'brokerage_bait',
    level: 'danger',
    because: 'Charges for a visit, a pass, a registration or an owner’s number',
    patterns: [
      '<fee> ... <sum>',
      '<sum> ... <fee>',
      '<fee> ... before/first/pehle/पहले',
      '<sum> ... per visit',
      'per visit ... <sum>',
      'dikhane/dekhne ke/ka ... <sum>',
      'दिखाने/देखने के/का ... <sum>',
      'membership/registration/registeration/plan/subscribe/subscription ... owner/owners/contact/numbers/malik/number',
      'owner/owners/contact/malik/नंबर/मालिक ... membership/registration/subscription/रजिस्ट्रेशन/मेंबरशिप',
      'pay/payment/charge ... owner/owners .. number/numbers/contact/details',
      'contact/number/numbers/details .. owner/owners ... payment/paying/charge',
      'रजिस्ट्रेशन फीस ...',
      'package/plan/pack ... number/numbers/owner/owners/contact',
      'owner/owners/number/malik ... plan/package ...',
      'pass/permit .. costs/cost/rs',
      'पास ... <sum>',
      'fill .. form .. fee',
      'pay .. registration ...',
      'one time/onetime registration .. for/to ...',
      'payable/pay/paid/deposit/deposited/collected before/prior . interview/joining',
    ],
    unless: ['<policeCheck>'],
  },
  {
    kind: 'other',
    level: 'careful',
    because: 'Names a rent that is not the rent',
    patterns: [
      'asli/asal/actual/real kiraya/rent/price .. guna/times/double/zyada/jyada/different/alag',
      'असली/असल किराया .. गुना/ज़्यादा/ज्यादा/अलग',
      'rent/price/amount shown/listed/written/mentioned is .. only/just .. token/attention/search/filter/sample',
      'sirf ek din ka . hai ... mahine',
    ],
  },
  {
    kind: 'brokerage_bait',
    level: 'danger',
    because: 'Charges for a pass to see the home',
    patterns: ['visit/viewing/entry/tour .. only with/through .. pass/permit/coupon/agreement/receipt'],
    together: [
      ['<permit>'],
      [
        'it/this/which/that/pass/permit/coupon costs',
        'costs . rs',
        '<permit> ... <price>',
        '<price> ... <permit>',
        'buy/bought/purchase .. <permit>',
      ],
    ],
    unless: ['car/vehicle/bike/parking ...', '<metInPerson>'],
  },
]

export const chargesExamples = {
  cheats: [
    'Visiting charges 300 to be paid online',
    'Ground staff wanted, uniform 4,500 payable before interview, flat included',
    'Registration of Rs 700 to get owner numbers',
    'Gate pass fee 2,000, refundable',
    'रजिस्ट्रेशन फीस देने पर नंबर',
    'Asli kiraya teen guna hai, milne pe bataunga',
  ],
  honest: [
    'Visits are free, no registration fee',
    'The society gives a gate pass for your car',
    'Club membership is included',
  ],
}
