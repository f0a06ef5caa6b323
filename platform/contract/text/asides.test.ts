import { describe, expect, it } from 'vitest'
import { withoutAsides } from './asides.ts'

const left = (text: string) => withoutAsides(text, ' ').replaceAll(/\s+/g, ' ').trim()

describe('what a search text says besides a place and a rent', () => {
  it.each([
    ['room within 5 km of tata memorial hospital', 'room tata memorial hospital'],
    ['500 m from powai', 'powai'],
    ['bellandur walking distance from ecospace', 'bellandur ecospace'],
    ['goregaon from 15 dec', 'goregaon'],
    ['baner available from next month for 6 months', 'baner'],
    ['ghatkopar metro deposit 1 lakh', 'ghatkopar metro'],
    ['wakad 2 months deposit', 'wakad'],
    ['andheri call at 98765 43210', 'andheri'],
    ['kota for 2026 batch', 'kota for'],
    ['room for 2 boys wakad', 'room boys wakad'],
    ['kondapur 1100 sqft 2nd floor', 'kondapur'],
    ['hello sir room in wakad', 'room in wakad'],
    ['i am looking for a room in wakad', 'for a room in wakad'],
    ['baner no brokers', 'baner'],
    ['wakad without ac and with attached washroom', 'wakad and'],
    ['pure veg jain family ghatkopar', 'ghatkopar'],
    ['jp nagar no pets no smoking', 'jp nagar'],
    ['सेक्टर 22 एसी वाला कमरा', 'सेक्टर 22 कमरा'],
  ])('leaves it out of %s', (text, rest) => {
    expect(left(text)).toBe(rest)
  })

  it.each([
    'noida sector 62 boys pg',
    'sec 22 girls pg',
    'sector 12 m block',
    'hi tech city',
    'gate 2 boys hostel',
    'may fair garden',
    'mar ivanios college',
    'one horizon center',
    'jp nagar 7th phase',
    'new friends colony',
    'ac guards',
    'lift irrigation colony',
    'veg market road',
    'private hostel road',
  ])('leaves %s as it is', (text) => {
    expect(left(text)).toBe(text)
  })
})
