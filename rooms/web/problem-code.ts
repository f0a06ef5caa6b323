import { type Problem, problemStatus } from '@basera/platform/contract'

/**
 * The code of an API refusal. Checked by shape: on the server the page's bundle and the API have two `Problem` classes,
 * so `instanceof` fails.
 */
export function problemCode(error: unknown): Problem['code'] | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code in problemStatus ? (code as Problem['code']) : undefined
}
