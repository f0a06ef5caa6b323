import type { ChatEvent, KeptMessage, MemberHistory } from './history.ts'

type Arrival = Extract<ChatEvent, { kind: 'message' | 'ack' }>

const place = (chat: string, seq: number) => `${chat} #${seq}`

/** Numbers count from 1 without gaps, and nobody's message is there twice (chats.no-lost-message). */
function checkKept(kept: readonly KeptMessage[]): string[] {
  const faults: string[] = []
  const lastOf = new Map<string, number>()
  const names = new Set<string>()
  for (const one of kept.toSorted((a, b) => a.seq - b.seq)) {
    const last = lastOf.get(one.chat) ?? 0
    if (one.seq !== last + 1) faults.push(`${place(one.chat, one.seq)} is kept after ${last}`)
    lastOf.set(one.chat, one.seq)
    const name = `${one.chat} ${one.sender} ${one.clientId}`
    if (names.has(name)) faults.push(`${place(one.chat, one.seq)} is kept twice`)
    names.add(name)
  }
  return faults
}

/** Once and in order within a link; catching up may repeat messages, which the client sorts. */
function checkLinks(member: string, events: readonly ChatEvent[]): string[] {
  const faults: string[] = []
  const lastOn = new Map<string, number>()
  const catchingUp = new Set<string>()
  for (const event of events) {
    const key = `${event.link} ${event.chat}`
    const last = lastOn.get(key) ?? 0
    if (event.kind === 'subscribe') catchingUp.add(key)
    if (event.kind === 'subscribed') {
      catchingUp.delete(key)
      lastOn.set(key, Math.max(last, event.last))
    }
    if (event.kind !== 'message') continue
    if (event.seq <= last && !catchingUp.has(key))
      faults.push(`${member} got ${place(event.chat, event.seq)} after ${last} on one link`)
    lastOn.set(key, Math.max(last, event.seq))
  }
  return faults
}

/** What was acknowledged is kept, as it was said to be. */
function checkAcks(member: string, events: readonly ChatEvent[], kept: ReadonlyMap<string, KeptMessage>) {
  const faults: string[] = []
  for (const event of events) {
    if (event.kind !== 'ack') continue
    const one = kept.get(place(event.chat, event.seq))
    const isSame = one?.id === event.id && one.clientId === event.clientId && one.sender === member
    if (!isSame) faults.push(`${place(event.chat, event.seq)} was acknowledged to ${member} and is not kept`)
  }
  return faults
}

/** Everything kept arrived, each message as it is kept. */
function checkArrivals(
  { member, chats, events }: MemberHistory,
  kept: ReadonlyMap<string, KeptMessage>,
): string[] {
  const faults: string[] = []
  const arrived = new Map<string, Arrival>()
  for (const event of events)
    if (event.kind === 'message' || event.kind === 'ack') arrived.set(place(event.chat, event.seq), event)
  const own = new Set(chats)
  for (const [where, one] of kept) {
    if (!own.has(one.chat)) continue
    const seen = arrived.get(where)
    if (!seen) faults.push(`${where} never arrived at ${member}`)
    else if (seen.id !== one.id) faults.push(`${where} arrived at ${member} as another message`)
  }
  for (const where of arrived.keys())
    if (!kept.has(where)) faults.push(`${where} arrived at ${member} and is not kept`)
  for (const { chat } of events)
    if (!own.has(chat)) faults.push(`${member} heard of ${chat}, which is not theirs`)
  return faults
}

/**
 * Compares all histories with the database: nothing lost, doubled, out of order or seen by a stranger
 * (chats.no-lost-message).
 */
export function checkHistory(
  histories: readonly MemberHistory[],
  messages: readonly KeptMessage[],
): string[] {
  const kept = new Map(messages.map((one) => [place(one.chat, one.seq), one]))
  return [
    ...checkKept(messages),
    ...histories.flatMap((history) => [
      ...checkLinks(history.member, history.events),
      ...checkAcks(history.member, history.events, kept),
      ...checkArrivals(history, kept),
    ]),
  ]
}
