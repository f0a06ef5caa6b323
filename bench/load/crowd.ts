import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { OpenLoopResult } from '@basera/testkit/load'
import { crowdPassword, crowdSize, emailOf } from './load-data.ts'
import { chatIdOf } from './mix.ts'
import { precede } from './precede.ts'
import { signIn } from './sign-in.ts'

export interface Phase {
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
}

export type ToClient =
  | {
      readonly kind: 'open'
      readonly address: string
      readonly rooms: number
      readonly tokens: readonly string[]
      readonly chatIds: readonly string[]
      readonly sockets: number
    }
  | { readonly kind: 'run'; readonly phases: readonly Phase[] }
  | { readonly kind: 'wait'; readonly clients: number; readonly seconds: number }

export type FromClient =
  | { readonly kind: 'opened' }
  /** `processors` is how many of them the client itself kept busy. */
  | { readonly kind: 'done'; readonly results: readonly OpenLoopResult[]; readonly processors: number }
  | { readonly kind: 'fault'; readonly reason: string }

/** People who come at a steady rate, from a process of their own. */
export interface Crowd {
  /** Phases one right after the other; a result for each. */
  run(...phases: readonly Phase[]): Promise<{ results: readonly OpenLoopResult[]; processors: number }>
  /** So many people who each wait for their answer and ask again at once, also when they were refused. */
  runWaiting(clients: number, seconds: number): Promise<OpenLoopResult>
  close(): void
  /** Whether it has precedence over all else on this machine. */
  readonly precedes: boolean
}

/** Signs the crowd in at `address` and lets `sockets` of them hold a live connection. */
export async function openCrowd(address: string, rooms: number, sockets: number): Promise<Crowd> {
  const tokens: string[] = []
  for (let n = 1; n <= crowdSize; n++)
    tokens.push(await signIn(address, { email: emailOf(n), password: crowdPassword }))
  const chatIds = tokens.map((_, index) => chatIdOf(index + 1))
  const child = fork(join(import.meta.dirname, 'client.ts'), { serialization: 'advanced', detached: true })
  const precedes = child.pid !== undefined && precede(child.pid)
  const askClient = async (message: ToClient): Promise<FromClient> => {
    const answer = once(child, 'message')
    child.send(message)
    const [said] = (await answer) as [FromClient]
    if (said.kind === 'fault') throw new Error(said.reason)
    return said
  }
  await askClient({ kind: 'open', address, rooms, tokens, chatIds, sockets })
  const runClient = async (message: ToClient) => {
    const said = await askClient(message)
    if (said.kind !== 'done') throw new Error('The crowd lost its place.')
    return said
  }
  return {
    run: (...phases) => runClient({ kind: 'run', phases }),
    async runWaiting(clients, seconds) {
      const { results } = await runClient({ kind: 'wait', clients, seconds })
      if (!results[0]) throw new Error('The crowd said nothing.')
      return results[0]
    },
    close: () => child.kill(),
    precedes,
  }
}
