import { type Clock, day, hour, minute } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { DemoPerson } from '../people/person.ts'
import { cityOf } from '../people/person.ts'
import type { DemoRoom } from '../rooms/make-rooms.ts'
import type { ChatRow, MessageRow, ReadRow } from '../rows.ts'
import { drawConversation, drawMeeting, type Message, type TalkFacts } from './conversations.ts'

interface Talk {
  /** Who wrote first. */
  readonly from: DemoPerson
  readonly to: DemoPerson
  readonly room?: DemoRoom
}

export interface DemoChats {
  readonly chats: ChatRow[]
  readonly messages: MessageRow[]
  readonly reads: ReadRow[]
}

const rupees = (sum: number) => `₹${sum.toLocaleString('en-IN')}`
const pairOf = (a: DemoPerson, b: DemoPerson): readonly [string, string] =>
  a.id < b.id ? [a.id, b.id] : [b.id, a.id]

/** Drops conversations with oneself, and second ones of a pair. */
function collector(wanted: number) {
  const pairs = new Set<string>()
  const talks: Talk[] = []
  const add = (talk: Talk): void => {
    const pair = pairOf(talk.from, talk.to).join()
    if (talks.length >= wanted || talk.from === talk.to || pairs.has(pair)) return
    pairs.add(pair)
    talks.push(talk)
  }
  return { talks, add }
}

/** Asha and the landlord are asked by many, rohan asks around, meera talks to people like her. */
function namedTalks(
  dice: Dice,
  people: readonly DemoPerson[],
  rooms: readonly DemoRoom[],
  add: (talk: Talk) => void,
): void {
  const named = (first: string) => people.find((person) => person.first === first)
  const [asha, rohan, meera, landlord] = ['asha', 'rohan', 'meera', 'landlord'].map(named)
  if (!asha || !rohan || !meera || !landlord) throw new Error('The named people are missing.')
  const roomsOf = (person: DemoPerson) => rooms.filter(({ lister }) => lister === person)
  const near = (person: DemoPerson) =>
    people.filter(
      (other) => other.full !== null && other.profile !== 'none' && cityOf(other) === cityOf(person),
    )
  const ask = (from: DemoPerson, room: DemoRoom) => mayAsk(from, room) && add({ from, to: room.lister, room })
  ask(rohan, dice.pick(roomsOf(asha).filter((room) => mayAsk(rohan, room))))
  for (const seeker of dice.shuffled(near(asha)).slice(0, 9)) ask(seeker, dice.pick(roomsOf(asha)))
  for (const seeker of dice.shuffled(near(landlord)).slice(0, 14)) ask(seeker, dice.pick(roomsOf(landlord)))
  const local = rooms.filter(
    ({ facts, row }) => facts.locality.city === cityOf(rohan) && row.gender_preference === 'any',
  )
  for (const room of dice.shuffled(local).slice(0, 5)) ask(rohan, room)
  for (const other of dice.shuffled(near(rohan)).slice(0, 3)) add({ from: other, to: rohan })
  for (const room of dice.shuffled(local).slice(0, 2)) ask(meera, room)
  for (const other of dice.shuffled(near(meera)).slice(0, 2)) add({ from: meera, to: other })
}

function drawTalks(
  dice: Dice,
  people: readonly DemoPerson[],
  rooms: readonly DemoRoom[],
  count: number,
): Talk[] {
  const { talks, add } = collector(count)
  namedTalks(dice, people, rooms, add)
  const seekers = people.filter(({ profile, full }) => profile === 'listed' && full !== null)
  for (let tries = 0; talks.length < count && tries < count * 50; tries += 1) {
    const from = dice.pick(seekers)
    const others = seekers.filter((other) => cityOf(other) === cityOf(from))
    const local = rooms.filter((room) => room.facts.locality.city === cityOf(from) && mayAsk(from, room))
    if (dice.chance(0.72) && local.length > 0) {
      const room = dice.pick(local)
      add({ from, to: room.lister, room })
    } else if (others.length > 0) add({ from, to: dice.pick(others) })
  }
  return talks
}

/** Nobody asks for a room that is for others. */
const mayAsk = (person: DemoPerson, { row }: DemoRoom) =>
  row.gender_preference === 'any' || row.gender_preference === person.gender

const firstName = (person: DemoPerson) => person.full?.split(' ')[0] ?? 'there'

function talkFacts(dice: Dice, { from, to, room }: Talk): TalkFacts {
  const months = room?.facts.depositMonths ?? 2
  return {
    ...drawMeeting(dice),
    title: room?.row.title ?? '',
    locality: room?.facts.locality.name ?? from.home.name,
    deposit: rupees(room?.facts.deposit ?? 0),
    months: months === 1 ? 'one month' : `${months} months`,
    respect: to.gender === 'male' ? 'uncle' : 'aunty',
    bills: rupees(Math.max(500, room?.facts.bills ?? 0)),
    seeker: firstName(from),
    lister: firstName(to),
    seekerWork: from.organization ? `I am with ${from.organization}` : 'I work for myself',
  }
}

const subjectOf = ({ room }: Talk) => {
  if (!room) return 'flatmates'
  return ['studio', '1bhk', '2bhk'].includes(room.facts.offer) ? 'own place' : 'shared place'
}

/** Milliseconds before the fill at which each message was sent; answers take minutes, sometimes a night. */
function sentAgo(dice: Dice, count: number): number[] {
  const gaps = Array.from({ length: count }, () =>
    dice.chance(0.15) ? dice.int(5, 16) * hour : dice.int(1, 40) * minute,
  )
  let left = dice.chance(0.25) ? dice.int(2, 300) * minute : Math.abs(dice.gauss()) * 9 * day + hour
  const times: number[] = []
  for (const gap of gaps) {
    times.unshift(left)
    left += gap + dice.int(1, 50) * 1000
  }
  return times
}

/** Everyone has read what they answered; the last message of the other side may still be unread. */
function readsOf(dice: Dice, chatId: string, { from, to }: Talk, messages: readonly Message[]): ReadRow[] {
  return [from, to].map((reader) => {
    const lastOwn = messages.findLastIndex(({ byFirst }) => byFirst === (reader === from)) + 1
    const seq = dice.chance(0.66) ? messages.length : lastOwn
    return { chat_id: chatId, user_id: reader.id, seq }
  })
}

/** `count` conversations, each pair of people once, with their messages and read marks. */
export function makeChats(
  dice: Dice,
  people: readonly DemoPerson[],
  rooms: readonly DemoRoom[],
  count: number,
  clock: Clock,
): DemoChats {
  const all: DemoChats = { chats: [], messages: [], reads: [] }
  for (const talk of drawTalks(dice.of('talks'), people, rooms, count)) {
    const own = dice.of('chat', ...pairOf(talk.from, talk.to))
    const id = own.uuid()
    const messages = drawConversation(own, talkFacts(own, talk), subjectOf(talk))
    const times = sentAgo(own, messages.length).map((ago) => clock.ago(ago))
    const [user1_id, user2_id] = pairOf(talk.from, talk.to)
    const room = { room_id: talk.room?.row.id ?? null, room_title: talk.room?.row.title ?? null }
    const span = { created_at: times[0] ?? clock.ago(0), updated_at: times.at(-1) ?? clock.ago(0) }
    all.chats.push({ id, user1_id, user2_id, ...room, last_seq: messages.length, ...span })
    all.reads.push(...readsOf(own, id, talk, messages))
    for (const [index, { byFirst, text }] of messages.entries()) {
      const sender_id = byFirst ? talk.from.id : talk.to.id
      const sent = {
        sender_id,
        client_id: own.uuid(),
        content: text,
        created_at: times[index] ?? span.updated_at,
      }
      all.messages.push({ id: own.uuid(), chat_id: id, seq: index + 1, ...sent })
    }
  }
  return all
}
