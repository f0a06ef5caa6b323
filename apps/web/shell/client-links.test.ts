import { describe, expect, it } from 'vitest'
import { type Click, clientAddress } from './client-links.ts'

const here = new URL('https://basera.example/help?q=rent')
const plain: Click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const to = (href: string, click: Partial<Click> = {}, target = '', attributes: string[] = []) =>
  clientAddress(
    { ...plain, ...click },
    { href, target, hasAttribute: (name) => attributes.includes(name) },
    here,
  )

describe('links the router follows', () => {
  it.each([
    ['https://basera.example/find-room?q=Pune', '/find-room?q=Pune'],
    ['https://basera.example/', '/'],
    ['https://basera.example/safety#visits', '/safety#visits'],
    ['/terms', '/terms'],
  ])('%s', (href, address) => expect(to(href)).toBe(address))
})

describe('links left to the browser', () => {
  it.each([
    'https://elsewhere.example/find-room',
    'mailto:support@basera.example',
    'https://basera.example/api/docs',
    'https://basera.example/storage/v1/object/public/room-images/a',
    'https://basera.example/sitemap.xml',
    'https://basera.example/help?q=rent#faq',
  ])('%s', (href) => expect(to(href)).toBeUndefined())

  it.each([
    { defaultPrevented: true },
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('a click with %j', (click) => expect(to('/find-room', click)).toBeUndefined())

  it('opens other windows and downloads as asked', () => {
    expect(to('/find-room', {}, '_blank')).toBeUndefined()
    expect(to('/find-room', {}, '', ['download'])).toBeUndefined()
  })
})
