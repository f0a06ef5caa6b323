import { Problem } from '@basera/platform/contract'
import type { Room } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { renderPage, signedIn } from '../testing/render-page.tsx'
import { someImage, someRoom } from '../testing/some-rooms.ts'

const { id } = someRoom()
const open = (patch: Partial<Room> = {}, session?: ReturnType<typeof signedIn>) =>
  renderPage(`/room/${id}`, { 'GET /api/rooms/{id}': () => someRoom(patch) }, session)
const refuse = (code: 'not_found' | 'validation_failed' | 'service_unavailable') =>
  renderPage('/room/nonsense', {
    'GET /api/rooms/{id}': () => {
      throw new Problem(code, 'no')
    },
  })

describe('/room/{id}', () => {
  it('rooms.detail-page: back, share and favourite-toggle buttons', async () => {
    const { html, text } = await open()
    expect(html).toMatch(/<a [^>]*href="\/find-room"[^>]*>.*?Back<\/a>/)
    expect(html).toContain('aria-label="Share"')
    expect(html).toMatch(/aria-label="Favourite"[^>]*aria-pressed="false"/)
    expect(text).toContain('Back')
  })

  it('rooms.detail-page: title, address, rent per month and the four tiles', async () => {
    const { html, text } = await open({ available_from: '2026-07-01' })
    expect(html).toMatch(/<h1[^>]*>Sunny room near Sony World Signal<\/h1>/)
    expect(text).toContain('14, 7th Cross, Koramangala 6th Block, Bengaluru 560095')
    expect(text).toContain('₹14,500 per month')
    for (const tile of ['Tenants 1/3', 'Deposit ₹50,000', 'Available 1 Jul 2026', 'Gender Any Gender']) {
      expect(text).toContain(tile)
    }
    expect((await open({ gender_preference: 'male' })).text).toContain('Gender Male Only')
  })

  it('rooms.monthly-costs: Monthly Costs only when bills_estimate is above 0; rent + bills = total', async () => {
    const { text } = await open({ rent: 14_500, bills_estimate: 1_800 })
    expect(text).toContain('Monthly Costs Rent ₹14,500 Estimated bills ₹1,800 Total monthly cost ₹16,300')
    expect((await open({ bills_estimate: 0 })).text).not.toContain('Monthly Costs')
  })

  it('rooms.true-cost: What you pay adds up to the sum for moving in; what is not said is never ₹0', async () => {
    const full = {
      maintenance: 500,
      brokerage: 0,
      painting_charge: 5_000,
      lock_in_months: 6,
      notice_days: 30,
    }
    const { text } = await open(full)
    expect(text).toContain(
      'What you pay Rent, first month ₹14,500 Deposit, returned when you leave ₹50,000 Bills, first month, estimate ₹1,800 Maintenance, first month ₹500 Brokerage ₹0 To move in ₹66,800',
    )
    expect(text).toContain('Lock-in 6 months Notice 30 days Painting when leaving ₹5,000')
    expect(text).not.toContain('Not said')
    const { text: unsaid } = await open()
    expect(unsaid).toContain('Brokerage Not said To move in, at least ₹66,300')
    const { text: noBills } = await open({ ...full, bills_estimate: 0 })
    expect(noBills).toContain('Bills, first month, estimate Not said')
    expect(noBills).toContain('To move in, at least ₹65,000')
    expect(unsaid).toContain('Lock-in Not said Notice Not said Painting when leaving Not said')
  })

  it('rooms.said-facts: the facts that the lister said, and no others', async () => {
    const { text } = await open({
      home_type: 'private_room',
      layout: '2bhk',
      lift: false,
      geyser: true,
      guests_allowed: false,
      gate_closes_at: '22:00',
      household: [{ kind: 'women', count: 2 }],
    })
    expect(text).toContain(
      'The room Home type Private room, 2 BHK Who lives there Women: 2 Gate closes At 22:00 Overnight guests Not allowed Has Geyser Does not have Lift',
    )
    expect(text).not.toContain('Furnishing')
    expect((await open()).text).not.toContain('The room')
    expect((await open({ brokerage: 0 })).text).toContain('No brokerage')
  })

  const none = { wifi_included: false, pets_allowed: false, smoking_allowed: false }
  it.each([
    ['WiFi Included', { wifi_included: true }],
    ['Pets Allowed', { pets_allowed: true }],
    ['Smoking Allowed', { smoking_allowed: true }],
    ['Alcohol Allowed', { alcohol_allowed: true }],
    ['Gym Access', { gym_access: true }],
    ['Swimming Pool', { swimming_pool: true }],
    ['Parking Available', { parking_available: true }],
    ['24/7 Security', { security_deposit: true }],
    ['Music Allowed', { music_allowed: true }],
    ['Power backup', { custom_amenities: ['Power backup'] }],
  ])('rooms.amenities-shown: Amenities & Features only if any is true: %s', async (words, patch) => {
    expect((await open({ ...none, ...patch })).text).toContain(`Amenities & Features ${words}`)
    const without = await open(none)
    expect(without.text).not.toContain('Amenities & Features')
    expect(without.text).not.toContain(words)
  })

  it('lists a custom feature that repeats a flag once', async () => {
    const { text } = await open({ wifi_included: true, custom_amenities: ['wifi included'] })
    expect(text.match(/wifi included/gi)).toHaveLength(1)
  })

  it("rooms.detail-page: 'About This Room' only when a description exists", async () => {
    expect((await open({ description: 'Morning sun.' })).text).toContain('About This Room Morning sun.')
    expect((await open({ description: null })).text).not.toContain('About This Room')
  })

  it("rooms.detail-page: side card 'Listed by' with name and organization, and 'Contact Lister'", async () => {
    const { text, html } = await open()
    expect(text).toMatch(/Listed by (MR )?Meenakshi Rao Sarvodaya School Phone verified Contact Lister/)
    expect(text).toContain('Free to message • No fees')
    expect(html).toContain('href="/safety"')
    const { lister } = someRoom()
    const unknown = await open({
      lister: { ...lister, full_name: null, organization: null, phone_verified: false },
    })
    expect(unknown.text).toContain('A Basera member')
    expect(unknown.text).not.toContain('Phone verified')
  })

  it("trust.professional-lister: says 'Lists for a living' of those who do, and of nobody else", async () => {
    const { lister } = someRoom()
    expect((await open({ lister: { ...lister, professional: true } })).text).toContain('Lists for a living')
    expect((await open()).text).not.toContain('Lists for a living')
  })

  it('rooms.blurred-location: says that the place is approximate, and only where there is one', async () => {
    expect((await open()).text).toContain('approximate point')
    expect((await open({ public_latitude: null, public_longitude: null })).text).not.toContain(
      'approximate point',
    )
  })

  it('photos are named "Photo 2 of 4, Balcony" and sized', async () => {
    const { html } = await open()
    expect(html).toContain('alt="Photo 1 of 4, Bedroom"')
    expect(html).toContain('alt="Photo 2 of 4, Balcony"')
    expect(html).toContain('View all 4 photos')
    expect(html).toContain('?w=1280 1280w')
    expect(html.match(/<img [^>]*fetchPriority="high"/gi)).toHaveLength(1)
  })

  it('rooms.stock-photo: without images the stock picture of its id stands in', async () => {
    const { html } = await open({ images: [] })
    expect(html).toMatch(/stock-[1-4]/)
    expect(html).not.toContain('View all')
    expect((await open({ images: [someImage(0)] })).html).toContain('View photo')
  })

  it('rooms.not-found: "Room Not Found" with Back to Search, status 404', async () => {
    for (const code of ['not_found', 'validation_failed'] as const) {
      const page = await refuse(code)
      expect(page.status).toBe(404)
      expect(page.html).toMatch(/<h1[^>]*>Room Not Found<\/h1>/)
      expect(page.html).toMatch(/href="\/find-room"[^>]*>Back to Search/)
      expect(page.head).toMatchObject({ title: 'Room Not Found | Basera', noIndex: true })
    }
  })

  it('rooms.load-failure: a failed room load shows "Room Not Found", without claiming it for good', async () => {
    const page = await refuse('service_unavailable')
    expect(page.status).toBe(503)
    expect(page.text).toContain('Room Not Found')
  })
})

describe('a room that is not on offer', () => {
  it.each([
    ['taken', 'This room is taken.'],
    ['paused', 'This room is paused.'],
  ] as const)('%s: its page stays, says so, and offers others instead of contact', async (status, words) => {
    const { text, html, head, status: answered } = await open({ status })
    expect(answered).toBe(200)
    expect(head).toMatchObject({ noIndex: true, description: words })
    expect(text).toContain(words)
    expect(text).not.toContain('Contact Lister')
    expect(text).not.toContain('Confirmed')
    const [, similar = ''] = /href="(\/find-room\?[^"]*)"[^>]*>See similar rooms/.exec(html) ?? []
    const search = new URLSearchParams(similar.replaceAll('&amp;', '&').split('?')[1])
    expect(Object.fromEntries(search)).toEqual({
      place: 'Koramangala 6th Block, Bengaluru',
      lat: '12.935',
      lng: '77.624',
      max_rent: '18500',
    })
  })

  it('a live room says when it was confirmed', async () => {
    const { text } = await open({ confirmed_at: new Date().toISOString() })
    expect(text).toContain('Confirmed today')
    expect(text).not.toContain('See similar rooms')
  })
})

describe("the lister's own room", () => {
  it('rooms.contact-button: no way to contact oneself', async () => {
    const { text } = await open({}, signedIn(someRoom().user_id))
    expect(text).not.toContain('Contact Lister')
    expect(text).not.toContain('Free to message')
    const { text: others } = await open({}, signedIn('0b8f5f36-6f3c-4b0c-9a57-7a8f5d1f1f01'))
    expect(others).toContain('Contact Lister')
  })
})

describe('the head of a room page', () => {
  it('shell.social-picture: title, description, canonical and what is drawn of it', async () => {
    const { head } = await open({ description: 'word '.repeat(100) })
    expect(head.title).toBe('Sunny room near Sony World Signal, Koramangala 6th Block, Bengaluru | Basera')
    expect(head.description).toMatch(
      /^₹14,500 per month in Koramangala 6th Block, Bengaluru\. Deposit ₹50,000/,
    )
    expect(head.description?.length).toBeLessThanOrEqual(200)
    expect(head.canonical).toBe(`/room/${id}`)
    expect(head.picture).toMatchObject({ headline: '₹14,500', lead: 'per month' })
    expect(head.picture?.lines.at(-1)).toBe('Koramangala 6th Block, Bengaluru')
    expect(head.picture?.photo).toMatch(/\.webp$/)
    expect((await open({ images: [] })).head.picture).not.toHaveProperty('photo')
    expect((await open({ status: 'paused' })).head.picture).toBeUndefined()
  })

  it('rooms.json-ld-place: JSON-LD is an offer in INR a month with no point and no street', async () => {
    const { head } = await open()
    const json = JSON.stringify(head.jsonLd)
    expect(head.jsonLd).toMatchObject({
      '@type': 'Offer',
      url: `https://basera.example/room/${id}`,
      priceSpecification: { price: 14_500, priceCurrency: 'INR', unitCode: 'MON' },
      itemOffered: {
        '@type': 'Accommodation',
        address: { addressLocality: 'Koramangala 6th Block, Bengaluru' },
      },
    })
    for (const secret of ['latitude', '12.935', '7th Cross', 'Meenakshi']) expect(json).not.toContain(secret)
  })
})
