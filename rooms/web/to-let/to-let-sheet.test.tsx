import { SettingsProvider } from '@basera/platform/web'
import type { OwnRoom } from '@basera/rooms/contract'
import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { textOf } from '../testing/render-page.tsx'
import { someRoom } from '../testing/some-rooms.ts'
import { ToLetSheet } from './to-let-sheet.tsx'

const own = (patch: Partial<OwnRoom> = {}): OwnRoom => ({
  ...someRoom({ home_type: 'private_room', furnishing: 'full', brokerage: 0, bathroom: 'attached' }),
  ...{ in_search: true, hidden: false, review: null, asks_confirmation: false, leaves_search_at: null },
  ...{ views: 0, contacts: 0, version: 1, latitude: 12.935123, longitude: 77.624123 },
  ...patch,
})

const settings = { publicUrl: 'https://basera.example' } as never
const render = (room: OwnRoom) =>
  renderToStaticMarkup(
    <SettingsProvider value={settings}>
      <ToLetSheet room={room} />
    </SettingsProvider>,
  )

/** What a phone reads off the printed squares. */
function scan(html: string): string {
  const [, side = ''] = /viewBox="0 0 (\d+) \1" role="img" aria-label="QR code/.exec(html) ?? []
  const [scale, squares] = [4, Number(side)]
  const width = squares * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of html.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = row * width + Number(x) * scale
      for (let at = start; at < start + scale; at++) data.set([0, 0, 0, 255], at * 4)
    }
  return decodeQR({ width, height: width, data })
}

describe('rooms.to-let-sheet', () => {
  it('says rent, type, area and facts, and neither street, title nor exact point', () => {
    const text = textOf(render(own({ rent: 125_000 })))
    for (const words of [
      'TO LET',
      '₹1,25,000',
      'Private room',
      'Koramangala 6th Block, Bengaluru',
      'Deposit',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/7th Cross|560095|Sunny|12\.93|77\.62/)
  })

  it('has at most six facts', () => {
    expect(render(own()).match(/<dt>/g)).toHaveLength(6)
  })

  it('has a code that leads to the room', () => {
    const room = own()
    expect(scan(render(room))).toBe(`https://basera.example/room/${room.id}`)
  })
})
