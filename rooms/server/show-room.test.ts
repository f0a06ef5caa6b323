import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type RoomWorld, rohan, roomWorld } from './room-world.fixture.ts'

const id = '0b5e7a52-3f0e-4b62-9a8c-0b8f5e0f2a11'
const exact = { latitude: 12.9351929, longitude: 77.6244807 }

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(60)
  await world.query(
    `INSERT INTO rooms (id, user_id, title, description, address, latitude, longitude, rent, deposit, bills_estimate,
       available_from, gender_preference, current_tenants, max_tenants, wifi_included, gym_access, custom_amenities)
     VALUES ($1, $2, 'Bright room near the park', 'Two windows.', 'Koramangala 5th Block, Bengaluru', $3, $4, 14500, 40000,
       1200, '2026-12-01', 'female', 1, 3, true, true, '{Balcony}')`,
    [id, asha.id, exact.latitude, exact.longitude],
  )
  await world.query(
    `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur, alt) VALUES
       ($1, '/storage/v1/object/public/room-images/b.webp', 4, 800, 600, 'data:b', NULL),
       ($1, '/storage/v1/object/public/room-images/a.webp', 2, 1280, 960, 'data:a', 'Balcony')`,
    [id],
  )
})
afterAll(() => world.close())

describe('GET /api/rooms/{id}', () => {
  it('rooms.listing-fields: answers with every field of a room, its photos in order and who lists it', async () => {
    const answer = await world.get(`/api/rooms/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      id,
      user_id: asha.id,
      title: 'Bright room near the park',
      description: 'Two windows.',
      address: 'Koramangala 5th Block, Bengaluru',
      rent: 14500,
      deposit: 40000,
      bills_estimate: 1200,
      available_from: '2026-12-01',
      gender_preference: 'female',
      current_tenants: 1,
      max_tenants: 3,
      wifi_included: true,
      gym_access: true,
      pets_allowed: false,
      security_deposit: false,
      custom_amenities: ['Balcony'],
      images: [
        { display_order: 2, width: 1280, height: 960, blur: 'data:a', alt: 'Balcony' },
        { display_order: 4, alt: null },
      ],
      lister: {
        id: asha.id,
        full_name: 'Asha Rao',
        avatar_url: null,
        organization: 'Infosys',
        phone_verified: true,
        professional: false,
      },
    })
  })

  it.each(['6e9bdf19-fcac-4e8d-ac6c-1230fcde071f', 'not-an-id', '%27%20OR%201=1', `${id}0`])(
    'rooms.not-found: there is no room at %s',
    async (missing) => {
      const answer = await world.get(`/api/rooms/${missing}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('not_found')
    },
  )

  it('rooms.not-found: says "Room Not Found"', async () => {
    const answer = await world.get('/api/rooms/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f')
    expect(answer.json().detail).toBe('Room Not Found')
  })

  it('rooms.photo-order: the first photo is the cover of its card, beside the number of photos', async () => {
    const list = (await world.get('/api/rooms?q=Koramangala+5th+Block')).json()
    expect(list.items).toHaveLength(1)
    expect(list.items[0]).toMatchObject({ id, image_count: 2, cover: { display_order: 2, blur: 'data:a' } })
    const without = (await world.get('/api/rooms?limit=50'))
      .json()
      .items.find((one: { id: string }) => one.id !== id)
    expect(without).toMatchObject({ cover: null, image_count: 0 })
  })
})

describe('rooms.blurred-location: privacy of rooms', () => {
  const addresses = [
    `/api/rooms/${id}`,
    '/api/rooms?limit=50',
    '/api/rooms?limit=50&sort=price-high',
    '/api/rooms?limit=50&organization=info',
    ...['newest', 'price-low', 'distance'].map(
      (sort) => `/api/rooms?limit=50&lat=${exact.latitude}&lng=${exact.longitude}&sort=${sort}`,
    ),
  ]

  it.each(addresses)('%s tells no e-mail, phone or exact point', async (address) => {
    const answer = await world.get(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(/@|\+9198|"(email|phone|latitude|longitude)"/)
    for (const { latitude, longitude } of [exact, ...world.rooms]) {
      if (latitude !== null) expect(answer.body).not.toContain(`${latitude}`)
      if (longitude !== null) expect(answer.body).not.toContain(`${longitude}`)
    }
  })

  it('measures from the blurred location: two rooms in one square are equally far from anywhere', async () => {
    const twin = { latitude: 12.93499, longitude: 77.625 }
    const other = '0b5e7a52-3f0e-4b62-9a8c-0b8f5e0f2a12'
    await world.query(
      `INSERT INTO rooms (id, user_id, title, address, latitude, longitude, rent, available_from)
       SELECT $1, $2, 'Twin', 'Twin street', $3, $4, 1, '2026-12-01'`,
      [other, rohan.id, twin.latitude, twin.longitude],
    )
    const list = (await world.get('/api/rooms?lat=12.99&lng=77.7&sort=distance&limit=50')).json().items
    const found = list.filter((one: { id: string }) => one.id === id || one.id === other)
    expect(found).toHaveLength(2)
    expect(found[0].distance_km).toBe(found[1].distance_km)
    expect(found[0].public_latitude).toBe(found[1].public_latitude)
    expect(Math.abs(found[0].public_latitude - exact.latitude)).toBeLessThan(0.0045)
  })
})
