import { Problem } from '@basera/platform/contract'
import type { RoomCard } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { someRoomCard } from '../testing/some-rooms.ts'

const near = 'place=Koramangala&lat=12.9352&lng=77.6245'

const answer = (rooms: readonly RoomCard[], rest: object = {}) => ({
  items: rooms,
  total: rooms.length,
  total_is_exact: true,
  next_cursor: null,
  unlocated_total: 0,
  unlocated_city: null,
  unknown_total: 0,
  commute: null,
  ...rest,
})
const rooms = (count: number) =>
  Array.from({ length: count }, (_, n) => someRoomCard({ id: `0000000${n}`, title: `Room number ${n}` }))
const open = (query: string, found: unknown = answer(rooms(3))) =>
  renderPage(`/find-room${query && `?${query}`}`, { 'GET /api/rooms': () => found })

describe('/find-room', () => {
  it('rooms.search-page: title, fields, sorts and buttons, word for word', async () => {
    const { text, html } = await open('')
    expect(html).toMatch(/<h1[^>]*>Find Your Perfect Room<\/h1>/)
    for (const words of [
      ...['Location', 'Organization', 'Sort By', 'Most Recent', 'Price: Low to High', 'Price: High to Low'],
      ...['Search', 'Use Current Location', 'Hide Filters', 'Clear All'],
      ...['Min Rent', 'Max Rent', 'Gender Preference', 'Any', 'Male', 'Female'],
      ...['WiFi Included', 'Pets Allowed', 'Smoking Allowed'],
    ]) {
      expect(text).toContain(words)
    }
    expect(html).toContain('placeholder="Company or university"')
    expect(text).toContain('More Filters')
  })

  it('rooms.search-sorts: Distance and Search Radius only when a location is set', async () => {
    const anywhere = await open('')
    expect(anywhere.text).not.toContain('Distance')
    expect(anywhere.text).not.toContain('Search Radius')
    const located = await open(near)
    expect(located.html).toContain('<option value="distance" selected="">Distance</option>')
    expect(located.text).toContain('Search Radius')
    for (const km of [5, 10, 25, 50, 100]) expect(located.html).toContain(`value="${km}"`)
    expect(located.html).toMatch(/name="radius_km"[^>]*checked=""[^>]*value="25"|value="25"[^>]*checked=""/)
  })

  it('rooms.search-count: "{n} room(s) found", and "within {radius}km" when a location is set', async () => {
    expect((await open('', answer(rooms(3), { total: 24 }))).text).toContain('24 rooms found')
    const one = await open('', answer(rooms(1)))
    expect(one.text).toContain('1 room found')
    expect(one.text).not.toContain('within')
    expect((await open(near)).text).toContain('3 rooms found within 25km')
    expect((await open(`${near}&radius_km=50`)).text).toContain('3 rooms found within 50km')
  })

  it('rooms.search-count: the total is exact up to 1,000, then "1,000+"', async () => {
    const exact = await open('', answer(rooms(3), { total: 1000 }))
    expect(exact.text).toContain('1,000 rooms found')
    const capped = await open('', answer(rooms(3), { total: 1000, total_is_exact: false }))
    expect(capped.text).toContain('1,000+ rooms found')
  })

  it('rooms.search-empty: "No rooms found" with Clear Filters, and Search Wider Area only with a location', async () => {
    const anywhere = await open('wifi=true', answer([]))
    expect(anywhere.text).toContain('No rooms found')
    expect(anywhere.text).toContain('Clear Filters')
    expect(anywhere.text).not.toContain('Search Wider Area')
    expect((await open('q=Paris', answer([]))).text).toContain('No room matches “Paris” yet.')
    const located = await open(`${near}&radius_km=5`, answer([]))
    expect(located.text).toContain('0 rooms found within 5km')
    expect(located.text).toContain('Nothing matches within 5km of Koramangala yet.')
    expect(located.text).toContain('Search Wider Area')
    expect((await open(`${near}&radius_km=100`, answer([]))).text).not.toContain('Search Wider Area')
  })

  it('rooms.search-failure: a failed search yields an empty list, said calmly with Try again', async () => {
    const page = await renderPage('/find-room?wifi=true', {
      'GET /api/rooms': () => {
        throw new Problem('service_unavailable', 'busy')
      },
    })
    expect(page.status).toBe(200)
    expect(page.html).not.toContain('<article')
    expect(page.text).toContain('The search did not work this time. Your filters are kept.')
    expect(page.text).toContain('Try again')
    expect(page.text).not.toContain('No rooms found')
  })

  it('rooms.search-pages: 20 rooms at first, and "Show more" leads on without script too', async () => {
    const page = await open('wifi=true', answer(rooms(20), { total: 60, next_cursor: 'abc' }))
    expect(page.queries).toEqual([{ wifi: 'true', limit: '20' }])
    expect(page.html).toContain('href="/find-room?wifi=true&amp;cursor=abc"')
    expect(page.text).toContain('Show more')
    const next = await open('wifi=true&cursor=abc')
    expect(next.queries).toEqual([{ wifi: 'true', limit: '50', cursor: 'abc' }])
    expect(next.text).not.toContain('Show more')
  })

  it('rooms.search-address: every filter of the URL is in the fields, the query and the chips', async () => {
    const query =
      'organization=Infosys&min_rent=6000&max_rent=20000&gender=female&wifi=true&pets=true&sort=price-low'
    const { html, text, queries } = await open(`${near}&${query}&radius_km=10`)
    expect(queries[0]).toMatchObject({
      ...{ lat: '12.9352', lng: '77.6245', radius_km: '10', organization: 'Infosys', gender: 'female' },
      ...{ min_rent: '6000', max_rent: '20000', wifi: 'true', pets: 'true', sort: 'price-low' },
    })
    expect(html).toContain('value="Koramangala"')
    expect(html).toContain('value="6,000"')
    expect(text).toContain('₹6,000 – ₹20,000')
    for (const words of ['Infosys', 'Female', 'within 10km', 'WiFi Included', 'Pets Allowed']) {
      expect(html).toContain(`aria-label="Remove filter: ${words}"`)
    }
  })

  it('alerts.search-saved: on a phone the chip that saves the search is before those of its filters', async () => {
    const { html } = await open('organization=Infosys&gender=female&wifi=true')
    const pill = html.slice(html.indexOf('Map</'))
    expect(pill.indexOf('Save this search')).toBeGreaterThan(0)
    expect(pill.indexOf('Save this search')).toBeLessThan(pill.indexOf('Remove filter: Infosys'))
  })

  it('rooms.search-text: text without a chosen place searches addresses', async () => {
    expect((await open('q=Baner')).queries).toEqual([{ q: 'Baner', limit: '20' }])
  })

  it('is a plain GET form to itself without script', async () => {
    const { html } = await open(near)
    expect(html).toMatch(/<form [^>]*action="\/find-room"/)
    for (const name of ['q', 'lat', 'lng', 'place', 'organization', 'sort', 'min_rent', 'max_rent']) {
      expect(html).toContain(`name="${name}"`)
    }
    for (const name of ['gender', 'radius_km', 'wifi', 'pets', 'smoking'])
      expect(html).toContain(`name="${name}"`)
  })

  it('rooms.search-indexing: puts the place into the title, and only searches by place alone before search engines', async () => {
    const located = await open(near)
    expect(located.head.title).toBe('Rooms for rent near Koramangala | Basera')
    expect(located.head.canonical).toBe('/find-room?place=Koramangala&lat=12.9352&lng=77.6245')
    expect((await open('')).head.canonical).toBe('/find-room')
    for (const query of [`${near}&wifi=true`, 'sort=price-low', 'cursor=abc', 'lat=1&lng=2']) {
      expect((await open(query)).head).toMatchObject({ noIndex: true })
    }
    expect((await open(near, answer([]))).head.noIndex).toBe(true)
  })

  it('rooms.search-unlocated: rooms without a location come apart from those that are counted', async () => {
    const found = [
      someRoomCard({ id: '1', title: 'Near the park' }),
      someRoomCard({ id: '2', title: 'Somewhere in town', public_latitude: null, public_longitude: null }),
    ]
    const city = { total: 1, unlocated_total: 7, unlocated_city: 'Bengaluru' }
    const { text } = await open(near, answer(found, city))
    expect(text).toContain('1 room found within 25km')
    expect(text).toContain('7 more in Bengaluru without a map location')
    expect(text.indexOf('Near the park')).toBeLessThan(text.indexOf('7 more in'))
    expect(text.indexOf('Somewhere in town')).toBeGreaterThan(text.indexOf('7 more in'))
    const many = await open(near, answer(found, { ...city, unlocated_total: 1000 }))
    expect(many.text).toContain('1,000+ more in Bengaluru without a map location')
    const none = (await open(near, answer(found.slice(1), { ...city, total: 0 }))).text
    expect(none).toContain('Search Wider Area')
    expect(none.indexOf('No rooms found')).toBeLessThan(none.indexOf('7 more in'))
  })

  it('rooms.search-unlocated: are counted from the start, also where they come after "Show more"', async () => {
    const city = { unlocated_total: 7, unlocated_city: 'Bengaluru' }
    const words = '7 more in Bengaluru without a map location'
    const { text } = await open(near, answer(rooms(20), { ...city, total: 60, next_cursor: 'abc' }))
    expect(text.split(words)).toHaveLength(2)
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('Show more'))
    const none = await open(near, answer(rooms(3), { ...city, unlocated_total: 0 }))
    expect(none.text).not.toContain('without a map location')
  })

  it('rooms.search-unknown: says how many rooms do not say what is asked, and offers them', async () => {
    const { text } = await open('lift=true', answer(rooms(1), { unknown_total: 12 }))
    expect(text).toContain('12 more don’t say. Show them')
    const atLeast = ['1,000+ more don’t say.', '3+ more don’t say.']
    expect((await open('lift=true', answer(rooms(1), { unknown_total: 1000 }))).text).toContain(atLeast[0])
    const ofText = answer(rooms(2), { total: 37, total_is_exact: false, unknown_total: 3 })
    expect((await open('q=nagar&lift=true', ofText)).text).toContain(atLeast[1])
    expect((await open('lift=true&include_unknown=true')).html).toContain(
      'aria-label="Remove filter: Rooms that don’t say too"',
    )
  })

  it('rooms.search-bounds, rooms.search-outline: the count says which area it is of', async () => {
    const box = await open('bounds=12.9,77.5,13,77.7')
    expect(box.text).toContain('3 rooms found in the map area')
    expect(box.html).toContain('value="Map area"')
    expect(box.queries[0]).toEqual({ bounds: '12.9,77.5,13,77.7', limit: '20' })
    const outline = await open('polygon=12.9,77.5;13,77.5;13,77.7')
    expect(outline.text).toContain('3 rooms found in your outline')
    // Typed over, the text counts.
    const typed = await open('bounds=12.9,77.5,13,77.7&place=Map+area&q=Baner')
    expect(typed.queries[0]).toEqual({ q: 'Baner', limit: '20' })
  })

  it('rooms.search-commute: heading, chip and cards name the journey; no station is said', async () => {
    const commute = { label: 'Manyata', latitude: 13.04, longitude: 77.62, by: 'metro', max_minutes: 30 }
    const found = [someRoomCard({ commute_minutes: 24 })]
    const query = 'commute_to=13.04,77.62&commute_label=Manyata&commute_max=30'
    const page = await open(query, answer(found, { commute: { ...commute, no_station: true } }))
    expect(page.text).toContain('1 room found within 30 min by metro of Manyata')
    expect(page.text).toContain('About 24 min on foot to Manyata')
    expect(page.text).toContain('There is no metro station near Manyata')
    const near = await open(query, answer(found, { commute: { ...commute, no_station: false } }))
    expect(near.text).toContain('About 24 min by metro to Manyata')
    expect(near.text).not.toContain('no metro station')
    expect(page.html).toContain('aria-label="Remove filter: 30 min by metro to Manyata"')
    expect(page.html).toContain('<option value="commute" selected="">Travel Time</option>')
  })

  it('rooms.search-defaults: the order that the form shows without script counts as chosen only if it changed', async () => {
    const nearest = await open(`${near}&q=Koramangala&sort=distance&shown_sort=distance`)
    expect(nearest.queries[0]).not.toHaveProperty('sort')
    const newest = await open(`${near}&q=Koramangala&sort=newest&shown_sort=distance`)
    expect(newest.queries[0]).toMatchObject({ sort: 'newest' })
  })

  it('rooms.search-filters: each fact that is asked for has a chip, and stays asked for without script', async () => {
    const query =
      'home_type=private_room,pg_bed&furnishing=full&posted_by=owner&no_brokerage=true&lift=true&max_lock_in=3&move_in_by=2026-07-01&max_total=18000&max_brokerage=5000&max_maintenance=0&max_painting=4000'
    const { html, queries } = await open(query)
    expect(queries[0]).toMatchObject({ home_type: 'private_room,pg_bed', furnishing: 'full', lift: 'true' })
    const words = ['Private room', 'PG or hostel bed', 'Furnished', 'Owner', 'No brokerage', 'Lift']
    for (const word of [...words, 'Lock-in up to 3 months', 'Move in by 1 Jul', 'Up to ₹18,000 in all'])
      expect(html).toContain(`aria-label="Remove filter: ${word}"`)
    for (const word of ['Brokerage up to ₹5,000', 'No maintenance', 'Painting up to ₹4,000']) {
      expect(html).toContain(`aria-label="Remove filter: ${word}"`)
    }
    expect(html).toContain('<input type="hidden" name="home_type" value="private_room,pg_bed"/>')
  })
})
