import type { Api } from '@basera/platform/contract'
import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import type { BotCheckCalls } from '../../contract/bot-check-calls.ts'

/** A token for the server and its lifetime in milliseconds. */
export interface SolvedCheck {
  readonly token: string
  readonly lifetime: number
}

/** Parallel workers: more make a phone hot, not faster. */
const maxWorkers = 4

/** Milliseconds after which a challenge is given up: forty times what a slow phone needs. */
const timeout = 60_000

/**
 * Fetches a challenge and solves it off the main thread. Throws when the server cannot be reached, refuses,
 * or the device cannot solve it; an aborted search throws too, and stops its workers.
 */
export async function proveWork(
  api: Api<BotCheckCalls>,
  createWorker: () => Worker,
  signal: AbortSignal,
): Promise<SolvedCheck> {
  const asked = Date.now()
  const { expires_in, ...challenge } = await api('GET /api/captcha/challenge', {}, { signal })
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
