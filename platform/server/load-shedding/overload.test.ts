import { describe, expect, it } from 'vitest'
import { type Crowd, type Ended, type SimulatedProcess, simulate } from './simulated-process.fixture.ts'
import type { Rank } from './waiting-requests.ts'

const served = (some: readonly Ended[]) => some.filter((one) => one.served)
const refused = (some: readonly Ended[]) => some.filter((one) => !one.served)
const percentile = (some: readonly Ended[], p: number) =>
  some.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(p * some.length)] ?? 0

/** Seconds. */
const calm = 4
const crush = 10
/** Until a burst is an overload, and until it is over. */
const settles = 1

type Machine = Pick<Crowd, 'slowness' | 'taken'>

function overload(process: SimulatedProcess, factor: number, machine: Machine = {}) {
  const { slowness = 1, taken = 0 } = machine
  const capacity = ((1000 / process.cost / slowness) * (40 - taken)) / 40
  const day = { ...machine, rate: capacity / 2, seconds: calm }
  const ended = simulate(process, [day, { ...machine, rate: factor * capacity, seconds: crush }, day])
  const within = (from: number, to: number) => ended.filter(({ at }) => at >= from * 1000 && at < to * 1000)
  const crushed = within(calm + settles, calm + crush)
  return {
    before: within(0, calm),
    crushed,
    after: within(calm + crush + settles, calm + crush + calm),
    share: served(crushed).length / (crush - settles) / capacity,
  }
}

const usual = { cost: 3 }
const slow = { cost: 12 }
const beside: readonly [string, Machine][] = [
  ['alone', {}],
  ['beside a neighbour that doubles all times', { slowness: 2 }],
  ['beside a neighbour that takes the processor for 20 of 40 ms', { taken: 20 }],
]

/** Answers a second of clients that ask again at once, also when they were refused. */
function answersOf(clients: number, machine: Machine): number {
  const ended = simulate(usual, [{ ...machine, rate: 0, clients, seconds: 10 }])
  return served(ended.filter(({ at }) => at > 2000)).length / 8
}

describe.each(beside)('more than a process can do, %s', (_, machine) => {
  it.each([
    ['usual', usual, 3],
    ['slow', slow, 3],
    ['slow', slow, 10],
  ])('is mostly served (%s requests)', (_name, process, factor) => {
    const { before, crushed, after, share } = overload(process, factor, machine)
    expect(refused(before)).toEqual([])
    expect(share).toBeGreaterThan(0.84)
    const late = percentile(served(crushed), 0.99) / percentile(served(before), 0.99)
    expect(late).toBeLessThan(factor > 3 ? 7 : 6)
    const shareOf = (rank: Rank) => served(crushed).filter((one) => one.rank === rank).length
    expect(shareOf('write')).toBeGreaterThan(2 * shareOf('crawler'))
    expect(refused(after)).toEqual([])
    expect(percentile(after, 0.95)).toBeLessThan(1.5 * percentile(before, 0.95))
  })

  it('is refused as fast as the process answers anything', () => {
    expect(percentile(refused(overload(usual, 3, machine).crushed), 0.95)).toBeLessThan(50)
  })

  it('leaves sixteen clients that never pause as much as four', () => {
    expect(answersOf(16, machine)).toBeGreaterThan(answersOf(4, machine))
  })
})
