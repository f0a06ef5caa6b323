import { type Problem, problemStatus } from '@basera/platform/contract'

/**
 * The code of an API refusal, or undefined for other errors. Told by its shape: on the server the page's bundle and the API
 * each have a `Problem` class of their own, so `instanceof` does not see the other's.
 */
export function problemCode(error: unknown): Problem['code'] | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code in problemStatus ? (code as Problem['code']) : undefined
}
