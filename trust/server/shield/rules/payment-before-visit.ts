import type { RuleFile } from '../rule.ts'

export const paymentBeforeVisit: RuleFile = {
  kind: 'payment_before_visit',
  rules: [
    { when: 'ask-money', weight: 2, because: 'asks for money' },
    { when: 'needless-visit ask-money|hold|money', weight: 4, because: 'wants money and no visit' },
    { when: 'contest', weight: 5, because: 'gives the room to who pays first' },
    { when: 'test-payment give|ask-money', weight: 4, because: 'wants a small payment as a test' },
    { when: 'sympathy ask-money', weight: 2, because: 'asks for money out of pity' },
    { when: 'ask-money before-visit', weight: 4, because: 'asks for money before a visit' },
    { when: 'pay-first', weight: 3, because: 'wants money first' },
    { when: 'pay-first access', weight: 1, because: 'wants money first' },
    { when: 'pay-then-see', weight: 4, because: 'shows the room or gives the key only after a payment' },
    { when: 'unpaid see-not', weight: 5, because: 'shows nothing without a payment' },
    { when: 'unpaid access', weight: 2, because: 'shows nothing without a payment' },
    { when: 'ask-money|if-paid absent', weight: 3, because: 'is away and wants money' },
    { when: 'ask-money|if-paid courier', weight: 4, because: 'sends keys by courier for money' },
    { when: 'ask-money|if-paid hold', weight: 2, because: 'holds the room for money' },
    { when: 'ask-money see-later', weight: 3, because: 'lets see the room only later' },
    { when: 'ask-money|if-paid promise', weight: 3, because: 'promises address, key or visit for money' },
    { when: 'ask-money #upi|#payment_link', weight: 2, because: 'asks for money and says where to' },
    { when: 'ask-money screenshot', weight: 2, because: 'wants proof of a payment' },
    { when: 'ask-money|if-paid agent access', weight: 2, because: 'lets an agent show the room for money' },
    { when: 'ask-money hurry', weight: 2, because: 'asks for money in a hurry' },
    { when: 'ask-money earnest', weight: 1, because: 'asks for money' },
    { when: 'ask-money refundable -deposit-back', weight: 1, because: 'says that the money comes back' },
  ],
  examples: {
    flagged: [
      'Please make the holding deposit before the viewing',
      'First give token money, then only I show the house',
      'पहले पैसे भेजो फिर घर दिखाऊंगा',
      'pehle booking amount do tab address milega',
      'munnadi advance anuppunga, apram saavi',
    ],
    honest: [
      'Come and see the room first, then decide about the deposit',
      'The deposit is paid when we sign the agreement',
      'देखने के बाद टोकन देना',
      'room dekh lo fir advance dena',
    ],
  },
}
