import type { RuleFile } from '../rule.ts'

export const qrOrUpiCollect: RuleFile = {
  kind: 'qr_or_upi_collect',
  rules: [
    { when: 'pay-to-receive', weight: 4, because: 'wants a payment or a PIN in order to receive money' },
    { when: 'qr receive', weight: 6, because: 'says that scanning a code brings money' },
    { when: 'qr upi-pin', weight: 6, because: 'wants a code scanned and the PIN entered' },
    { when: 'scan upi-pin', weight: 6, because: 'wants a code scanned and the PIN entered' },
    { when: 'upi-pin receive', weight: 6, because: 'says that a PIN is needed to receive money' },
    { when: 'collect receive', weight: 6, because: 'says that accepting a request brings money' },
    { when: 'collect money|wallet', weight: 4, because: 'sends a payment request' },
    { when: 'qr scan money|wallet', weight: 4, because: 'wants a code scanned for money' },
    { when: 'qr give|scan amount|money', weight: 1, because: 'speaks of a payment code' },
    { when: 'qr absent|soldier', weight: 3, because: 'is away and sends a payment code' },
    { when: 'qr scan|upi-pin i-pay', weight: 4, because: 'promises to pay by a code to be scanned' },
    { when: 'prompt approve at-yours', weight: 4, because: 'wants a request approved' },
    { when: 'prompt approve receive|your-part|give-back', weight: 4, because: 'wants a request approved' },
    { when: 'i-approve|gate-app', weight: -5, because: 'is about the gate' },
    { when: 'upi-pin', weight: 3, because: 'speaks of entering the UPI PIN' },
  ],
  examples: {
    flagged: [
      'A notification is on your phone, press accept and the refund comes',

      'Scan this QR to get your money',
      'Approve the request on PhonePe and the rent comes to you',
      'QR scan karo paise mil jayenge',
    ],
    honest: [
      'The request came from MyGate, I will approve it when you come',
      'You can pay the rent by UPI',
      'The tea stall takes a Paytm QR',
    ],
  },
}
