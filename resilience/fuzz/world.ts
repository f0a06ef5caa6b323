import { randomUUID } from 'node:crypto'
import { joinMember, someListing } from '@basera/testkit/product'
import type { Sender } from './fuzz-request.ts'
import { type RowName, rowNames } from './known-values.ts'

/** Living people, and rows of theirs that requests can name. */
export interface World {
  readonly tokens: Readonly<Record<Sender, string>>
  /** Puts the ids of rows in the place of their names, as `«own room»`. */
  fill(text: string): string
  /** Makes good what requests took away: people who are gone, their rooms, photos and the conversation. */
  settle(): Promise<void>
}

interface Answered {
  readonly status: number
  readonly json: Record<string, unknown>
}

const listing = {
  title: 'Sunny room near the lake',
  ...someListing,
}
const roommate = {
  full_name: 'Asha Rao',
  age: 27,
  bio: 'Quiet, cooks well.',
  preferred_location: 'Koramangala, Bengaluru',
  latitude: 12.93,
  longitude: 77.62,
  budget: 15_000,
  lifestyle_tags: ['Early bird'],
  is_listed: true,
}

const members = ['owner', 'partner', 'stranger'] as const
type Person = (typeof members)[number] | 'unverified'

async function signUpOnly(address: string): Promise<string> {
  const body = JSON.stringify({ email: `new.${randomUUID()}@bench.example`, password: randomUUID() })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/auth/v1/signup`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`Signing up answered ${answer.status}.`)
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Calls as one of the people. */
function caller(address: string, tokens: Record<Sender, string>) {
  return async (person: Person, method: string, path: string, body?: object): Promise<Answered> => {
    const isForm = body instanceof FormData
    const answer = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${tokens[person]}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
  }
}
type Ask = ReturnType<typeof caller>

/** A room of `person` with a photo, which is the one there is or a new one: both ids and the photo's address. */
async function roomOf(ask: Ask, person: Person, room: string, photo: Blob): Promise<string[]> {
  const there = room ? await ask(person, 'GET', `/api/me/rooms/${room}`) : undefined
  const found = there?.status === 200 ? there : await ask(person, 'POST', '/api/rooms', listing)
  const id = String(found.json.id)
  const [image] = (found.json.images ?? []) as { id: string; image_url: string }[]
  if (image) return [id, image.id, image.image_url]
  const form = new FormData()
  form.append('file', photo, 'photo.jpg')
  const { json } = await ask(person, 'POST', `/api/rooms/${id}/images`, form)
  return [id, String(json.id), String(json.image_url)]
}

const cursorOf = async (ask: Ask, path: string) =>
  String((await ask('owner', 'GET', path)).json.next_cursor ?? 'eyJhIjoxfQ')

type Rows = Record<RowName, string>

async function settlePeople(address: string, tokens: Record<Sender, string>, rows: Rows): Promise<void> {
  const ask = caller(address, tokens)
  for (const person of [...members, 'unverified'] as const) {
    let { status, json } = await ask(person, 'GET', '/api/me/profile')
    if (status !== 200 || (person !== 'unverified' && json.phone_verified !== true)) {
      tokens[person] = person === 'unverified' ? await signUpOnly(address) : await joinMember(address)
      if (person !== 'unverified') await ask(person, 'PATCH', '/api/me/profile', roommate)
      json = (await ask(person, 'GET', '/api/me/profile')).json
    }
    rows[person] = String(json.id)
    if (person === 'owner') rows.email = String(json.email)
  }
}

async function settleRows(ask: Ask, rows: Rows, photo: Blob): Promise<void> {
  for (const one of members)
    for (const other of members) if (one !== other) await ask(one, 'DELETE', `/api/me/blocks/${rows[other]}`)
  const [own = '', ownPhoto = '', file = ''] = await roomOf(ask, 'owner', rows['own room'], photo)
  const [other = '', otherPhoto = ''] = await roomOf(ask, 'partner', rows['other room'], photo)
  Object.assign(rows, {
    'own room': own,
    'own photo': ownPhoto,
    'other room': other,
    'other photo': otherPhoto,
  })
  rows.file = file.replace(/^.*\/public\//, '')
  await ask('owner', 'PUT', `/api/rooms/${own}/status`, { status: 'live' })
  const chat = await ask('partner', 'POST', '/api/chats', { room_id: own })
  if (chat.status === 200) rows.chat = String(chat.json.id)
}

async function lookAround(address: string, ask: Ask, rows: Rows): Promise<void> {
  const { items } = (await ask('owner', 'GET', '/api/places?q=pune')).json as { items?: { id: string }[] }
  rows.place = items?.[0]?.id ?? rows.place
  const html = await (await fetch(address)).text()
  rows.asset = /\/assets\/([\w.-]+\.woff2)/.exec(html)?.[1] ?? rows.asset
}

/** Signs people up at `address`, which needs no bot check and keeps its text messages, and gives them rows. */
export async function openWorld(address: string, photo: Buffer): Promise<World> {
  const tokens = {
    visitor: '',
    forger: 'eyJhbGciOiJub25lIn0.e30.',
    unverified: '',
    owner: '',
    partner: '',
    stranger: '',
  }
  const rows = Object.fromEntries(rowNames.map((name) => [name, '-'])) as Rows
  Object.assign(rows, {
    phone: '+919876543210',
    page: 'spot-a-false-listing',
    'own room': '',
    'other room': '',
  })
  const ask = caller(address, tokens)
  const blob = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })
  const settleNow = async () => {
    await settlePeople(address, tokens, rows)
    await settleRows(ask, rows, blob)
    rows['rooms cursor'] = await cursorOf(ask, '/api/rooms?limit=1')
    rows['own rooms cursor'] = await cursorOf(ask, '/api/me/rooms?limit=1')
    rows['roommates cursor'] = await cursorOf(ask, '/api/roommates?limit=1')
  }
  let settling: Promise<void> | undefined
  // Who asks while it is being done waits for that.
  const settle = () => {
    settling ??= settleNow().finally(() => {
      settling = undefined
    })
    return settling
  }
  await settle()
  await lookAround(address, ask, rows)
  return {
    tokens,
    settle,
    fill: (text) => text.replaceAll(/«([a-z ]+)»/g, (whole, name: string) => rows[name as RowName] ?? whole),
  }
}
