import { createHash } from 'node:crypto'
import { roomCreation } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { kmBetween, readGazetteer } from './base/gazetteer.ts'
import { rentRange } from './base/rents.ts'
import { demoCounts, makeDemoData } from './demo-data.ts'

const now = new Date('2026-11-21T09:30:00Z')
const data = makeDemoData(now)
const gazetteer = readGazetteer()
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
/** `…, Koramangala, Bengaluru 560034` is in Koramangala, Bengaluru. */
const placeOf = (address: string) => {
  const [locality = '', city = ''] = address.split(', ').slice(-2)
  return { locality, city: city.replace(/ \d{6}$/, '') }
}
const rooms = data.rooms.map((room) => ({ ...room, ...placeOf(room.address) }))
const inCity = (name: string) => rooms.filter(({ city }) => city === name)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const first = (name: string) => data.profiles.find(({ email }) => email === `${name}@demo.basera.test`)!
const texts = [
  ...data.rooms.flatMap(({ title, description, address }) => [title, description ?? '', address]),
  ...data.profiles.flatMap(({ bio, full_name, organization }) => [
    bio ?? '',
    full_name ?? '',
    organization ?? '',
  ]),
  ...data.messages.map(({ content }) => content),
]

describe('demo data (shell.demo-data)', () => {
  it('is as large as promised, over 50 cities', () => {
    expect(demoCounts).toEqual({ rooms: 2000, people: 600, listedProfiles: 350, chats: 200 })
    expect(data.rooms).toHaveLength(2000)
    expect(data.users).toHaveLength(600)
    expect(
      data.profiles.filter((profile) => profile.is_listed && profile.is_roommate_profile_enabled),
    ).toHaveLength(350)
    expect(data.chats).toHaveLength(200)
    expect(new Set(rooms.map(({ city }) => city)).size).toBe(50)
  })

  it('has true localities: each room lies within 1 km of where the gazetteer has its locality', () => {
    for (const { city, locality, latitude, longitude } of rooms) {
      const place = gazetteer
        .find(({ name }) => name === city)
        ?.localities.find(({ name }) => name === locality)
      expect(place, `${locality}, ${city}`).toBeDefined()
      if (typeof latitude !== 'number' || typeof longitude !== 'number') continue
      expect(Math.hypot(latitude - place!.lat, longitude - place!.lng)).toBeLessThan(0.01)
    }
  })

  it('has asha with 6 rooms and the landlord with 40', () => {
    const roomsOf = (name: string) => data.rooms.filter(({ user_id }) => user_id === first(name).id)
    expect(roomsOf('asha')).toHaveLength(6)
    expect(roomsOf('landlord')).toHaveLength(40)
    expect(roomsOf('rohan')).toEqual([])
  })

  it('has rohan listed, meera hidden and a newcomer without name, age or phone', () => {
    const shown = { is_roommate_profile_enabled: true, is_listed: true, phone_verified: true }
    expect(first('rohan')).toMatchObject(shown)
    expect(first('meera')).toMatchObject({ ...shown, is_listed: false, bio: expect.any(String) })
    const bare = { full_name: null, age: null, phone: null, phone_verified: false, is_listed: false }
    expect(first('newcomer')).toMatchObject(bare)
  })

  it('lets everyone else sign in, their phone verified, no number twice', () => {
    const others = data.profiles.filter(({ email }) => !email.startsWith('newcomer'))
    expect(others.every((profile) => profile.phone_verified && profile.full_name)).toBe(true)
    expect(new Set(others.map(({ phone }) => phone)).size).toBe(599)
    expect(new Set(data.users.map(({ email }) => email)).size).toBe(600)
    expect(data.users.every(({ email }) => email.endsWith('@demo.basera.test'))).toBe(true)
    expect(data.users.every(({ password_hash }) => password_hash?.startsWith('$argon2id$'))).toBe(true)
  })

  it('lists only rooms that the form would take', () => {
    const fields = Object.keys(roomCreation.shape)
    for (const room of data.rooms) {
      const typed = Object.fromEntries(Object.entries(room).filter(([name]) => fields.includes(name)))
      expect(roomCreation.safeParse(typed).error?.issues ?? [], room.title).toEqual([])
    }
  })

  it('asks rents and deposits that are usual for each city', () => {
    for (const city of gazetteer) {
      const [low, high] = rentRange(city)
      for (const { rent, deposit, title } of inCity(city.name)) {
        expect(rent, `${title}, ${city.name}`).toBeGreaterThanOrEqual(low)
        expect(rent, `${title}, ${city.name}`).toBeLessThanOrEqual(high)
        expect((rent % 250) + (deposit! % 500), title).toBe(0)
        expect(deposit! / rent, title).toBeLessThan(6.2)
      }
    }
    const rentIn = (name: string) => median(inCity(name).map(({ rent }) => rent))
    expect(rentIn('Mumbai')).toBeGreaterThan(rentIn('Bengaluru'))
    expect(rentIn('Bengaluru')).toBeGreaterThan(rentIn('Kolkata'))
    expect(rentIn('Kolkata')).toBeGreaterThan(rentIn('Ranchi'))
    const monthsIn = (name: string) => median(inCity(name).map(({ rent, deposit }) => deposit! / rent))
    expect(monthsIn('Mumbai')).toBeGreaterThan(monthsIn('Delhi'))
  })

  it('has rooms free from today to 60 days ahead, some without point, some without photo', () => {
    const free = data.rooms.map(({ available_from }) => available_from).sort()
    expect(free[0]).toBe('2026-11-21')
    expect(free.at(-1)! <= '2027-01-20').toBe(true)
    const pointless = data.rooms.filter(({ latitude }) => latitude === null).length
    expect(pointless).toBeGreaterThan(15)
    expect(pointless).toBeLessThan(80)
    const bare = 2000 - new Set(data.images.map(({ room_id }) => room_id)).size
    expect(bare).toBeGreaterThan(150)
    expect(bare).toBeLessThan(340)
  })

  it('never says the same twice: titles and descriptions differ, neighbours have other covers', () => {
    expect(new Set(data.rooms.map(({ title }) => title)).size).toBe(2000)
    const described = data.rooms.flatMap(({ description }) => description ?? [])
    expect(new Set(described).size).toBe(described.length)
    const covers = data.images.filter(({ display_order }) => display_order === 0)
    const picture = new Map(covers.map(({ room_id, blur }) => [room_id, blur]))
    const byLocality = Map.groupBy(rooms, ({ city, locality }) => `${locality}, ${city}`)
    const twins = [...byLocality.values()].flatMap((neighbours) => {
      const shown = neighbours.flatMap(({ id }) => picture.get(id) ?? [])
      return shown.length > 8 ? [] : shown.filter((blur, index) => shown.indexOf(blur) !== index)
    })
    expect(twins.length).toBeLessThan(20)
  })

  it('shell.demo-data: gives away no number, no address of a flat, no e-mail in any text', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/\d{7,}|@|https?:|\bflat no/i)
      expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\s\s|\s[.,]/)
    }
  })

  it('tells true distances: walks of at most 20 minutes from the very house', () => {
    const walks = rooms.flatMap(({ description, city, latitude, longitude }) => {
      const [, name, minutes] = /(?:^|[.!?] )([^.!?]+) is (\d+) minutes on foot/.exec(description ?? '') ?? []
      if (!name || latitude === null || longitude === null) return []
      const landmarks = gazetteer.find((place) => place.name === city)!.landmarks
      const km = kmBetween(
        { lat: latitude!, lng: longitude! },
        landmarks.find((place) => place.name === name)!,
      )
      return [{ said: Number(minutes), straight: (km * 60) / 4.8 }]
    })
    expect(walks.length).toBeGreaterThan(30)
    for (const { said, straight } of walks) {
      expect(said).toBeLessThanOrEqual(20)
      expect(said).toBeGreaterThanOrEqual(Math.floor(straight))
      expect(said).toBeLessThan(straight * 1.5 + 2)
    }
  })

  it('has conversations that a chat could have had', () => {
    const pairs = data.chats.map(({ user1_id, user2_id }) => `${user1_id} ${user2_id}`)
    expect(new Set(pairs).size).toBe(200)
    const byChat = Map.groupBy(data.messages, ({ chat_id }) => chat_id)
    for (const chat of data.chats) {
      const messages = byChat.get(chat.id)!
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1))
      expect(messages.at(-1)).toMatchObject({ seq: chat.last_seq, created_at: chat.updated_at })
      const times = messages.map(({ created_at }) => created_at as string)
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)! <= now.toISOString()).toBe(true)
      const members = [chat.user1_id, chat.user2_id]
      expect(messages.every(({ sender_id }) => members.includes(sender_id))).toBe(true)
      if (chat.room_title) expect(messages[0]!.content).toContain(chat.room_title)
    }
    const last = new Map(data.chats.map(({ id, last_seq }) => [id, last_seq]))
    const unread = data.reads.filter(({ chat_id, seq }) => seq < last.get(chat_id)!)
    expect(unread.length).toBeGreaterThan(20)
    expect(unread.length).toBeLessThan(200)
  })

  it('is the same every time for the same moment', () => {
    expect(hash(makeDemoData(now))).toBe(hash(data))
    const later = makeDemoData(new Date('2027-03-01T00:00:00Z'))
    expect(later.rooms.map(({ title }) => title)).toEqual(data.rooms.map(({ title }) => title))
  })
})
