import { describe, expect, it } from 'vitest'
import { openAdmission, type Rank, type Slot, sweepEvery } from './admission.ts'

/** An admission with a clock of its own, and what became of each request. */
function createDoor() {
  let time = 0
  const admission = openAdmission(() => time)
  const began: string[] = []
  const refused: string[] = []
  const enter = (rank: Rank, name: string = rank): Slot =>
    admission.enter({
      rank,
      kind: 'work',
      begin: () => began.push(name),
      refuse: () => refused.push(name),
    })
  const many = (count: number, rank: Rank) => Array.from({ length: count }, () => enter(rank))
  return {
    admission,
    began,
    refused,
    enter,
    many,
    /** Lets milliseconds pass, looking at the queue as the app does. */
    pass(ms: number) {
      for (let step = 0; step < ms; step += sweepEvery) {
        time += sweepEvery
        admission.sweep()
      }
    },
  }
}

describe('how many requests are under way', () => {
  it('is bounded; a burst waits for those before it', () => {
    const door = createDoor()
    const first = door.many(24, 'member')
    door.enter('member', 'late')
    expect(door.began).not.toContain('late')
    expect(door.admission.counts).toEqual({ running: 24, waiting: 1, allowed: 24 })
    door.pass(100)
    first[0]?.leave()
    expect(door.began).toContain('late')
    expect(door.refused).toEqual([])
  })

  it('leaves places for what matters more', () => {
    const door = createDoor()
    door.many(30, 'crawler')
    expect(door.admission.counts.running).toBe(12)
    door.many(30, 'public')
    expect(door.admission.counts.running).toBe(21)
    door.many(3, 'write')
    expect(door.admission.counts.running).toBe(24)
  })

  it('does not count those that wait for a slow client or another service', () => {
    const door = createDoor()
    const slow = door.many(24, 'write')
    door.enter('member', 'next')
    door.pass(200)
    expect(door.began).not.toContain('next')
    door.pass(900)
    expect(door.admission.counts.running).toBe(0)
    for (const place of slow) place.leave()
    expect(door.admission.counts.running).toBe(0)
  })
})

describe('the queue', () => {
  it('keeps a burst for 300 ms at most', () => {
    const door = createDoor()
    door.many(24, 'write')
    door.enter('member', 'waits')
    door.pass(290)
    expect(door.refused).toEqual([])
    door.pass(20)
    expect(door.refused).toEqual(['waits'])
  })

  it('keeps nobody for longer than those who are served take once somebody has waited in vain, until it is over', () => {
    const door = createDoor()
    door.many(24, 'write')
    door.enter('member', 'in vain')
    door.pass(310)
    expect(door.refused).toEqual(['in vain'])
    door.enter('member', 'one too many')
    expect(door.refused.at(-1)).toBe('one too many')
    door.pass(1100)
    door.many(24, 'write')
    const refused = door.refused.length
    door.enter('member', 'in a burst')
    door.pass(200)
    expect(door.refused.length).toBe(refused)
  })

  it('is as long in an overload as is soon served', () => {
    const door = createDoor()
    let slots = door.many(24, 'write')
    door.enter('member')
    door.pass(310)
    for (let turn = 0; turn < 60; turn++) {
      for (const slot of slots) slot.leave()
      slots = door.many(24, 'write')
      door.enter('member')
      door.pass(50)
      if (turn % 2) door.admission.adjust()
    }
    const { running, waiting } = door.admission.counts
    door.many(200, 'write')
    const after = door.admission.counts
    expect(after.running).toBe(running)
    expect(after.waiting).toBeGreaterThan(waiting)
    expect(after.waiting).toBeLessThan(3 * running)
  })

  it('serves what matters more first, and lets it take the place of the rest', () => {
    const door = createDoor()
    const first = door.many(24, 'write')
    door.many(48, 'crawler')
    door.many(48, 'public')
    door.enter('write', 'my message')
    expect(door.refused).toEqual(['crawler'])
    first[0]?.leave()
    expect(door.began.at(-1)).toBe('my message')
  })

  it('forgets who went away', () => {
    const door = createDoor()
    const first = door.many(24, 'member')
    const gone = door.enter('member', 'gone')
    gone.leave()
    first[0]?.leave()
    expect(door.began).not.toContain('gone')
    expect(door.admission.counts).toMatchObject({ running: 23, waiting: 0 })
  })
})
