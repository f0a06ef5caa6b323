import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { Attacker } from './attacker.ts'
import { openCaller } from './caller.ts'
import type { Findings } from './findings.ts'
import { type Shot, shot } from './frames.ts'
import { type Request, request } from './requests.ts'
import { blockDev, deafAfter, type Stage } from './stage.ts'

/** Connections of each verified member, and requests at a time. */
const windows = 3
const callers = 4
/** Shots on one connection before their answers are waited for. */
const volley = 20
/** Shots and requests that are generated at a time: at most so many, and a quarter of all. */
const portionMax = 5000
/** Of five things four are frames. */
const shareOfFrames = 0.8

export interface FuzzOptions {
  readonly count: number
  readonly seed: number
  readonly findings: Findings
  /** Called without connections, after each of `rests` equal parts. */
  readonly rests: number
  readonly onRest: (done: number) => Promise<void>
}

/** `onHalf` runs in the middle, with connections open and shots under way. */
async function shootAll(
  attackers: readonly Attacker[],
  shots: readonly Shot[],
  onHalf: () => void,
): Promise<void> {
  let next = 0
  let isHalf = false
  await Promise.all(
    attackers.map(async (attacker) => {
      while (next < shots.length) {
        const from = next
        next += volley
        if (!isHalf && next > shots.length / 2) {
          isHalf = true
          onHalf()
        }
        await attacker.shoot(shots.slice(from, from + volley))
      }
    }),
  )
}

async function callAll(put: (one: Request) => Promise<void>, requests: readonly Request[]): Promise<void> {
  let next = 0
  const work = async () => {
    for (let one = requests[next++]; one; one = requests[next++]) await put(one)
  }
  await Promise.all(Array.from({ length: callers }, work))
}

export async function fuzz(stage: Stage, options: FuzzOptions): Promise<void> {
  const { count, seed, findings, rests, onRest } = options
  const lateness = monitorEventLoopDelay({ resolution: 20 })
  lateness.enable()
  const needs = { stage, findings, lag: () => lateness.max / 1e6 }
  const members = stage.people.filter(({ isVerified }) => isVerified)
  const part = Math.ceil(count / rests)
  let blocking: Promise<void> | undefined
  for (let done = 0; done < count; ) {
    const attackers = members.flatMap((person) =>
      Array.from({ length: windows }, () => new Attacker({ ...needs, person })),
    )
    const caller = openCaller(stage, findings)
    const { chat } = stage.block
    const witnesses = members
      .filter(({ id }) => chat.members.includes(id))
      .map((person) => new Attacker({ ...needs, person }))
    // Two who follow the conversation and do nothing else hear of the block, whoever else is just coming back.
    const block = async () => {
      const follow = { type: 'subscribe', chat_id: chat.id, since_seq: 0 }
      for (const one of witnesses) await one.shoot([{ kind: 'text', pieces: [JSON.stringify(follow)] }])
      lateness.reset()
      await blockDev(stage)
      await sleep(2 * deafAfter)
      await Promise.all(witnesses.map((one) => one.close()))
    }
    const until = Math.min(count, done + part)
    while (done < until) {
      const size = Math.min(portionMax, Math.ceil(count / 4), until - done)
      const frames = Math.round(size * shareOfFrames)
      const shots = fc.sample(shot, { numRuns: frames, seed: seed + done })
      const requests = fc.sample(request, { numRuns: size - frames, seed: seed + done })
      const onHalf = () => {
        if (done < count / 2 || blocking) return
        blocking = block()
      }
      await Promise.all([shootAll(attackers, shots, onHalf), callAll(caller.put, requests)])
      done += size
    }
    await Promise.all(attackers.map((attacker) => attacker.close()))
    caller.close()
    await onRest(done)
  }
  await blocking
  if (!findings.counts.has('frame: gone')) findings.fault('Nobody was told of the block')
  lateness.disable()
}
