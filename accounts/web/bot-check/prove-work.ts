import type { Api } from '@basera/platform/contract'
import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import type { BotCheckCalls } from '../../contract/bot-check-calls.ts'

/** A token and its lifetime in milliseconds. */
export interface SolvedCheck {
  readonly token: string
  readonly lifetime: number
}

/** More workers make a phone hot, not faster. */
const maxWorkers = 4

/** Milliseconds: forty times what a slow phone needs. */
const timeout = 60_000

/** Solves a challenge off the main thread. Throws when aborted, without the server, or if it cannot be solved. */
export async function proveWork(
  api: Api<BotCheckCalls>,
  createWorker: () => Worker,
  signal: AbortSignal,
  work?: 'hard',
): Promise<SolvedCheck> {
  const asked = Date.now()
  const { expires_in, ...challenge } = await api(
    'GET /api/captcha/challenge',
    { query: { work } },
    { signal },
  )
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solveChallengeWorkers({
    challenge: challenge as Challenge,
    concurrency: Math.min(maxWorkers, navigator.hardwareConcurrency ?? 1),
    controller,
    createWorker,
    timeout,
  })
  signal.throwIfAborted()
  if (!solution) throw new Error('The challenge was not solved')
  const token = btoa(JSON.stringify({ challenge, solution }))
  return { token, lifetime: expires_in * 1000 - (Date.now() - asked) }
}
