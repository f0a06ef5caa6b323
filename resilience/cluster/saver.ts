import { setTimeout as sleep } from 'node:timers/promises'

export interface Saver {
  readonly underWay: number
  readonly done: number
  /** Start of the last acknowledged change, by `performance.now()`. */
  readonly servedSince: number
  act(): Promise<void>
  /** What differs from what the product says, one sentence each. */
  check(): Promise<string[]>
}

const pick = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)] as One

/** Answers of a site that is short of something just now; nothing else may be refused here. */
const turnedAway = [429, 502, 503, 504]

export function openSaver(address: string, token: string, rooms: readonly string[]): Saver {
  const headers = { authorization: `Bearer ${token}` }
  /** Both values while a change went without an answer. */
  const wanted = new Map<string, Set<boolean>>(rooms.map((room) => [room, new Set([false])]))
  let underWay = 0
  let done = 0
  let servedSince = 0

  async function savedNow(): Promise<string[]> {
    const answer = await fetch(`${address}/api/me/saved-rooms?limit=50`, { headers })
    if (!answer.ok) throw new Error(`Saved rooms answered ${answer.status}`)
    const { items } = (await answer.json()) as { items: { room_id: string }[] }
    return items.map(({ room_id }) => room_id)
  }

  return {
    get underWay() {
      return underWay
    },
    get done() {
      return done
    },
    get servedSince() {
      return servedSince
    },
    async act() {
      const room = pick(rooms)
      const want = Math.random() < 0.5
      wanted.get(room)?.add(want)
      const began = performance.now()
      underWay++
      try {
        const method = want ? 'PUT' : 'DELETE'
        const answer = await fetch(`${address}/api/me/saved-rooms/${room}`, { method, headers })
        await answer.arrayBuffer()
        if (answer.ok) {
          wanted.set(room, new Set([want]))
          done++
          servedSince = began
        } else if (!turnedAway.includes(answer.status)) {
          throw new Error(`Saving a room answered ${answer.status}`)
        } else await sleep(50)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        await sleep(50)
      } finally {
        underWay--
      }
    },
    async check() {
      const saved = await savedNow()
      const faults = rooms.flatMap((room) => {
        const times = saved.filter((one) => one === room).length
        if (times > 1) return [`${room} is saved ${times} times`]
        return wanted.get(room)?.has(times === 1)
          ? []
          : [`${room} is ${times ? '' : 'not '}saved, unlike acknowledged`]
      })
      return faults
    },
  }
}
