import fc, { type Arbitrary } from 'fast-check'

/** Names of real rows, which {@link ./world.ts} puts in when a request is sent. */
export const rowNames = [
  'own room',
  'other room',
  'own photo',
  'other photo',
  'chat',
  'owner',
  'partner',
  'stranger',
  'unverified',
  'rooms cursor',
  'own rooms cursor',
  'roommates cursor',
  'place',
  'email',
  'phone',
  'page',
  'asset',
  'file',
] as const
export type RowName = (typeof rowNames)[number]

const row = (...names: readonly RowName[]) => fc.constantFrom(...names.map((name) => `«${name}»`))
const rooms = row('own room', 'own room', 'other room')
const people = row('owner', 'partner', 'stranger', 'unverified')
const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(4)))

/** What people send under a name, whatever its schema would allow beside. */
const byName: Readonly<Record<string, Arbitrary<unknown>>> = {
  room_id: rooms,
  room_ids: fc.array(rooms, { maxLength: 3 }),
  user_id: people,
  image_id: row('own photo', 'own photo', 'other photo'),
  image_ids: fc.oneof(
    fc.tuple(row('own photo')),
    fc.array(row('own photo', 'other photo'), { maxLength: 3 }),
  ),
  cursor: row('rooms cursor', 'own rooms cursor', 'roommates cursor'),
  confirm_email: row('email'),
  email: fc.oneof(row('email'), fc.emailAddress()),
  password: fc.constantFrom('monsoon lamp 41', 'short'),
  page: row('page'),
  asset: row('asset'),
  file: row('file'),
  w: fc.constantFrom('320', '640', '1280'),
  type: fc.constantFrom('magiclink', 'recovery', 'signup'),
  grant_type: fc.constantFrom('password', 'refresh_token', 'pkce'),
  redirect_to: fc.constantFrom('/chats', 'https://evil.example/', 'javascript:alert(1)'),
  to: row('email', 'phone'),
  phone: row('phone'),
  lat: number(8, 34).map(String),
  lng: number(69, 96).map(String),
  latitude: number(8, 34),
  longitude: number(69, 96),
  north: number(20, 36).map(String),
  south: number(7, 20).map(String),
  east: number(78, 97).map(String),
  west: number(68, 78).map(String),
  limit: fc.integer({ min: 1, max: 50 }).map(String),
  after_seq: fc.nat(20).map(String),
  before_seq: fc.nat(20).map(String),
  min_rent: fc.nat(20_000).map(String),
  max_rent: fc.integer({ min: 20_000, max: 200_000 }).map(String),
  min_budget: fc.nat(20_000).map(String),
  max_budget: fc.integer({ min: 20_000, max: 200_000 }).map(String),
  rent: fc.integer({ min: 1000, max: 90_000 }),
  available_from: fc.constantFrom('2030-01-31', '2031-12-01'),
  current_tenants: fc.integer({ min: 0, max: 2 }),
  max_tenants: fc.integer({ min: 2, max: 6 }),
  title: fc.constantFrom('Sunny room near the lake', 'धूप वाला कमरा, झील के पास'),
  q: fc.constantFrom('Pune', 'koramangala', 'ro', 'Sunny', '%', 'ಬೆಂಗಳೂರು'),
  content: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  client_id: fc.uuid(),
}

const byPath: readonly (readonly [prefix: string, Arbitrary<string>])[] = [
  ['/api/rooms/', rooms],
  ['/room/', rooms],
  ['/profile/', people],
  ['/chats/', row('chat')],
  ['/api/me/rooms/', rooms],
  ['/api/roommates/', people],
  ['/api/chats/', row('chat')],
  ['/api/places/', row('place')],
]

/** Likely values of the field or parameter `name` of a call at `path`, where there are any. */
export function knownFor(path: string, name: string): Arbitrary<unknown> | undefined {
  if (name === 'id') return byPath.find(([prefix]) => path.startsWith(prefix))?.[1]
  return byName[name]
}
