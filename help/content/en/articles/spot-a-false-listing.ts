import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Anyone can write a listing, so please read with open eyes. Rooms with a copied photo, a strange price or known words of cheats are held back, but we do not visit the homes. These are the tricks we want you to know.',
    { heading: 'The tricks' },
    {
      list: [
        'Token money: “Pay ₹2,000 now and I will hold the room, fully refundable.” You have not seen it. After the payment nobody answers.',
        'Gate pass or visiting fee: you are to pay before you may visit. No honest owner asks for this.',
        'The false officer: somebody says he is in the Army, the CISF or the Navy and posted far away, and sends a photo of an ID card and a uniform. The photos are stolen. He cannot show you the home, but he can take your money.',
        'QR code “to receive money”: mostly aimed at listers. A “tenant” wants to pay the advance at once and sends you a QR code or a request. Scanning a code and entering your UPI PIN always sends money out. To receive money you never need a PIN.',
        'The price that is too good: a furnished flat at half the usual rent, with photos from a magazine.',
        'The false broker: he shows you a home that is not his to give, and takes the brokerage.',
        'The strange app: you are asked to install a screen-sharing app or to open a link “for verification”.',
      ],
    },
    { heading: 'If it happened' },
    {
      steps: [
        'Call {tel:1930}, the national cyber fraud helpline, at once. Fast reports have the best chance of stopping the money.',
        'Tell your bank or UPI app. Report it on {site:cybercrime.gov.in}.',
        'Keep the chat, the numbers and the payment details. Do not delete anything.',
        'Press Report on the room or the message. We keep a copy of it for the case, and you see under Your reports what becomes of it.',
      ],
    },
    'It happens to careful people too. Reporting it protects the next one.',
  ],
  related: ['visit-before-you-pay', 'keep-your-number-and-address-private'],
  keywords: 'scam fraud fake cheat army officer qr upi pin token advance report cyber crime 1930 refund',
}
