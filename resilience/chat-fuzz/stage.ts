import { setTimeout as sleep } from 'node:timers/promises'
import { joinMember } from '@basera/testkit/product'

export interface Person {
  readonly name: string
  readonly id: string
  readonly token: string
  /** Must never reach anybody else. */
  readonly email: string
  readonly isVerified: boolean
}

export interface Chat {
  readonly id: string
  readonly members: readonly [string, string]
  readonly room: string
}

/** When one member of a conversation blocks the other, in milliseconds of this process's clock. */
export interface Block {
  readonly chat: Chat
  begunAt: number | undefined
  doneAt: number | undefined
}

/**
 * Asha writes with Rohan and Dev, whom she blocks later; Meera writes with Kabir. Zoya is a stranger, Nina has not
 * verified her phone.
 */
export interface Stage {
  readonly address: string
  readonly people: readonly Person[]
  readonly chats: readonly Chat[]
  readonly block: Block
}

/** Milliseconds after which blocked people hear nothing of each other any more (chats.blocked-pair). */
export const deafAfter = 1000

/** Whether somebody may see a conversation now; undefined while that is just changing. */
export function isTheirs({ chats, block }: Stage, person: Person, chatId: string): boolean | undefined {
  const chat = chats.find(({ id }) => id === chatId)
  if (!chat?.members.includes(person.id)) return false
  if (chat !== block.chat || block.begunAt === undefined) return true
  const isOver = block.doneAt !== undefined && performance.now() > block.doneAt + 2 * deafAfter
  return isOver ? false : undefined
}

interface Claims {
  readonly sub: string
  readonly email: string
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

/** Milliseconds after which it is tried again where the product is too busy. */
const pause = 1000

/** A call that must go well, once the product is not too busy for it. */
export async function call(
  address: string,
  token: string,
  [method, path]: readonly [string, string],
  body?: object,
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      // What is counted in the end are connections that the product has forgotten.
      connection: 'close',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status === 503) {
    await sleep(pause)
    return call(address, token, [method, path], body)
  }
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return answer.status === 204 ? undefined : answer.json()
}

async function join(address: string, name: string): Promise<Person> {
  const token = await joinMember(address)
  const { sub: id, email } = claimsOf(token)
  return { name, id, token, email, isVerified: true }
}

async function joinUnverified(address: string, name: string): Promise<Person> {
  const email = `${name}.${crypto.randomUUID()}@bench.example`
  const answer = await call(address, '', ['POST', '/auth/v1/signup'], {
    email,
    password: crypto.randomUUID(),
  })
  const { access_token: token } = answer as { access_token: string }
  return { name, id: claimsOf(token).sub, token, email, isVerified: false }
}

async function converse(address: string, lister: Person, seekers: readonly Person[]): Promise<Chat[]> {
  const room = (await call(address, lister.token, ['POST', '/api/rooms'], {
    title: `Room of ${lister.name}`,
    address: 'Koramangala 5th Block, Bengaluru',
    rent: 14_500,
    available_from: '2030-01-01',
    current_tenants: 0,
    max_tenants: 2,
  })) as { id: string }
  const chats: Chat[] = []
  for (const seeker of seekers) {
    const started = await call(address, seeker.token, ['POST', '/api/chats'], { room_id: room.id })
    const { id } = started as { id: string }
    chats.push({ id, members: [lister.id, seeker.id], room: room.id })
  }
  return chats
}

/** Brings the people together. The product has to be in development mode, without bot check and limits. */
export async function setStage(address: string): Promise<Stage> {
  const people: Person[] = []
  for (const name of ['Asha', 'Rohan', 'Dev', 'Meera', 'Kabir', 'Zoya'])
    people.push(await join(address, name))
  const [asha, rohan, dev, meera, kabir] = people as [Person, Person, Person, Person, Person]
  const chats = [
    ...(await converse(address, asha, [rohan, dev])),
    ...(await converse(address, meera, [kabir])),
  ]
  people.push(await joinUnverified(address, 'Nina'))
  const block: Block = { chat: chats[1] as Chat, begunAt: undefined, doneAt: undefined }
  return { address, people, chats, block }
}

export async function blockDev({ address, people, block }: Stage): Promise<void> {
  const [asha, , dev] = people
  if (!asha || !dev) return
  block.begunAt = performance.now()
  await call(address, asha.token, ['PUT', `/api/me/blocks/${dev.id}`])
  block.doneAt = performance.now()
}
