import { describe, expect, it } from 'vitest'
import { contactDetails } from './index.ts'

const kindsIn = (text: string) => contactDetails(text).map(({ kind }) => kind)

describe('trust.contact-details', () => {
  it.each([
    ['call 9876543210', 'phone'],
    ['+91 98765 43210', 'phone'],
    ['98-76-54-32-10', 'phone'],
    ['9 8 7 6 5 4 3 2 1 0', 'phone'],
    ['९८७६५४३२१०', 'phone'],
    ['nine eight seven six five four three two one zero', 'phone'],
    ['98OOO one two 3 four 5', 'phone'],
    ['nau aath saat chhe paanch char teen do ek shunya', 'phone'],
    ['98o76 5432l', 'phone'],
    ['０９８７６５ ４３２１０', 'phone'],
    ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', 'phone'],
    ['2 bhk 9876543210 2 rooms', 'phone'],
    ['080-41234567', 'phone'],
    ['ravi.kumar@gmail.com', 'email'],
    ['ravi at gmail dot com', 'email'],
    ['ravi (at) yahoo (dot) co', 'email'],
    ['ravi@okaxis', 'upi'],
    ['9876543210@ybl', 'upi'],
    ['ravi at okhdfcbank', 'upi'],
    ['r.a.v.i@paytm', 'upi'],
    ['https://rzp.io/l/abc', 'payment_link'],
    ['upi://pay?pa=a@b', 'payment_link'],
    ['see www.myflat.in', 'web'],
    ['myflat dot com', 'web'],
    ['rooms99.in has more', 'web'],
    ['bit.ly/2abc', 'web'],
    ['http://203.0.113.9/pay', 'web'],
  ] as const)('%j holds a %s', (text, kind) => expect(kindsIn(text)).toEqual([kind]))

  it.each([
    'Rent 15000, deposit 60000, maintenance 2500',
    'Budget 60000-80000 or 60,000 / 80,000',
    'Pincode 560034, flat 1204, 12th floor',
    'A 2 BHK of 1,150 sq.ft. from 01.12.2026 to 30.11.2027',
    'Nice place.In Andheri west. To the left of the station',
    'two rooms, one kitchen, 3 fans, 2 ACs, 1 geyser',
    'We meet at 7.30 at the metro; at home by 9',
    'I am at hdfc bank, then at kotak office',
    'Deposit 1 lakh. Call me on the app',
    'Near St. Johns, off 100 ft. road, 5 min. walk',
    'Please come at 10.30-11.30 on 5/12 or 6/12',
  ])('%j holds none', (text) => expect(contactDetails(text)).toEqual([]))

  it('takes hostile text in its stride', () => {
    for (const part of [
      'a.',
      'a at ',
      '9 ',
      '9-',
      'a@',
      'www.',
      '-',
      'dot ',
      'a-',
      '1.1.',
      ' at the rate ',
    ]) {
      const start = performance.now()
      contactDetails(part.repeat(5_000))
      expect(performance.now() - start).toBeLessThan(500)
    }
  })
})
