import type { RoomCard as Room } from '@basera/rooms/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { someRoomCard } from '../testing/some-rooms.ts'
import { placeOfAddress } from './place-of-address.ts'
import { RoomCard } from './room-card.tsx'

const today = '2026-06-20'
const html = (patch: Partial<Room> = {}, index = 0) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RoomCard room={someRoomCard(patch)} index={index} today={today} />
    </MemoryRouter>,
  )
const text = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the room card', () => {
  it('rooms.card-link: clicking a card goes to /room/{id}; the whole card is one link named by its title', () => {
    const markup = html()
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).toMatch(/<a [^>]*href="\/room\/6f1c2f0e[^"]*"[^>]*>Sunny room near Sony World Signal<\/a>/)
  })

  it('shell.rupee-format: rent in full rupees with Indian grouping', () => {
    expect(text(html({ rent: 125_000 }))).toContain('₹1,25,000 / month')
  })

  it('rooms.card-link: place and distance', () => {
    expect(text(html({ distance_km: 1.234 }))).toContain('Koramangala 6th Block, Bengaluru · 1.2 km away')
    expect(text(html({ distance_km: null }))).not.toContain('away')
  })

  it('shell.text-language: the place says its language, the distance beside it does not', () => {
    const markup = html({ address: 'कोरमंगला, बेंगलुरु', distance_km: 1.234 })
    expect(markup).toContain('<span lang="hi">कोरमंगला, बेंगलुरु</span> · 1.2 km away')
  })

  it('shell.india-days: "From 1 Jul" on cards, "Available now" if past', () => {
    expect(text(html({ available_from: '2026-07-01' }))).toContain('From 1 Jul')
    expect(text(html({ available_from: today }))).toContain('Available now')
  })

  it('rooms.card-link: up to four facts', () => {
    const all = { wifi_included: true, pets_allowed: true, smoking_allowed: true }
    expect(html(all).match(/<li>/g)).toHaveLength(4)
    const none = { wifi_included: false, pets_allowed: false, smoking_allowed: false }
    expect(html(none).match(/<li>/g)).toHaveLength(2)
  })

  it('rooms.card-link: the gender is tagged only when it is not Any', () => {
    expect(text(html({ gender_preference: 'any' }))).not.toContain('Gender')
    expect(text(html({ gender_preference: 'female' }))).toContain('Female Only')
    expect(text(html({ gender_preference: 'male' }))).toContain('Male Only')
  })

  it('rooms.card-link: what a month costs in all where that differs from the rent, and the brokerage', () => {
    const costs = { rent: 14_000, bills_estimate: 1_500, maintenance: 500, brokerage: 7_000 }
    expect(text(html(costs))).toContain('₹16,000 in all · ₹7,000 brokerage')
    expect(text(html({ ...costs, brokerage: 0 }))).toContain('No brokerage')
    expect(text(html({ bills_estimate: 0 }))).not.toMatch(/in all|brokerage/)
  })

  it('rooms.card-link: facts of the home come first, where they are said', () => {
    const said = html({ home_type: 'pg_bed', layout: '2bhk', furnishing: 'semi' })
    expect(text(said)).toContain('PG or hostel bed Semi-furnished 2 BHK From 1 Jul')
    expect(said.match(/<li>/g)).toHaveLength(4)
  })

  it('rooms.stock-photo: without images a stock photo stands in and no count is shown', () => {
    const markup = html({ cover: null, image_count: 0 })
    expect(markup).toMatch(/src="[^"]*stock-[1-4][^"]*\.svg"/)
    expect(markup).not.toContain('nphotos')
    expect(text(html({ image_count: 6 }))).toContain('6 photos')
  })

  it('photos are sized; the first comes first, the fifth and later are lazy', () => {
    expect(html({}, 0)).toMatch(/fetchPriority="high"/i)
    expect(html({}, 0)).toMatch(/width="1600" height="1200"/)
    expect(html({}, 3)).toContain('loading="eager"')
    expect(html({}, 3)).not.toMatch(/fetchPriority/i)
    expect(html({}, 4)).toContain('loading="lazy"')
    expect(html()).toContain('?w=320 320w')
  })
})

describe('the place of an address', () => {
  it.each([
    ['14, 7th Cross, Koramangala 6th Block, Bengaluru 560095', 'Koramangala 6th Block, Bengaluru'],
    ['Baner, Pune - 411 045, India', 'Baner, Pune'],
    ['Near the clock tower', 'Near the clock tower'],
    ['560095', '560095'],
  ])('%s', (address, place) => expect(placeOfAddress(address)).toBe(place))

  it('says when the lister confirmed it, and of a room that is not on offer that it is not', () => {
    expect(text(html({ confirmed_at: '2026-06-19T08:00:00Z' }))).toContain('Confirmed yesterday')
    const taken = text(html({ status: 'taken', gender_preference: 'male' }))
    expect(taken).toContain('Taken')
    expect(taken).not.toMatch(/Confirmed|Male Only/)
    expect(text(html({ status: 'paused' }))).toContain('Paused')
  })
})
