import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupPhone, showPhone, withCountryCode } from './phone-text.ts'

describe('accounts.phone-prefix: +91', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['98765-43210', '+919876543210'],
    ['12345', '+9112345'],
    ['09876543210', '+9109876543210'],
    ['+919876543210', '+919876543210'],
    ['+44 7911 123456', '+447911123456'],
    ['९८७६५ ४३२१०', '+919876543210'],
  ])('%s is sent as %s', (typed, sent) => expect(withCountryCode(typed)).toBe(sent))
})

describe('the number while it is typed', () => {
  it.each([
    ['', ''],
    ['98765', '98765'],
    ['987654', '98765 4'],
    ['9876543210', '98765 43210'],
    ['98765 ', '98765'],
    ['+919876543210', '98765 43210'],
    ['+91 98765 43210', '98765 43210'],
    ['+447911123456', '+447911123456'],
    ['98a7+65', '98765'],
    ['+91 ৯৮৭৬৫ ৪৩২১০', '98765 43210'],
  ])('"%s" shows "%s"', (typed, shown) => expect(groupPhone(typed)).toBe(shown))

  it('grouping loses nothing that is sent, and is done once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ]{0,15}$/), (typed) => {
        const shown = groupPhone(typed)
        expect(groupPhone(shown)).toBe(shown)
        expect(withCountryCode(shown)).toBe(withCountryCode(typed))
      }),
    )
  })

  it('shows a number as people read it', () => {
    expect(showPhone('+919876543210')).toBe('+91 98765 43210')
    expect(showPhone('+447911123456')).toBe('+447911123456')
  })
})
