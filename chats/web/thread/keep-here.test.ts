import { describe, expect, it } from 'vitest'
import { hostOf } from '../warnings/leave-dialog.tsx'
import { sharesContact } from './keep-here.tsx'

describe('chats.keep-here: a message that is asked about', () => {
  it.each(['Call me on 98765 43210', 'asha@okaxis', 'Pay at https://rzp.io/l/abc'])('is %s', (text) => {
    expect(sharesContact(text)).toBe(true)
  })

  it.each(['The rent is 14,500 and the deposit 45,000', 'Saturday at 11', 'See https://goo.gl/maps/abc'])(
    'is not %s',
    (text) => {
      expect(sharesContact(text)).toBe(false)
    },
  )
})

it.each([
  ['https://basera.in@evil.xyz/pay', 'evil.xyz'],
  ['https://b\u0430sera.in/', 'xn--bsera-4ve.in'],
  ['https://EVIL.xyz:8443/a', 'evil.xyz:8443'],
])('chats.warned-links: the host of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host)
})
