import type { GoTrueClient } from '@supabase/auth-js'
import { loadAuthClient } from '../../session/session.ts'
import type { AuthFailure } from './auth-failure.ts'

interface Answered {
  readonly data: unknown
  readonly error: AuthFailure | null
}

export type AuthAnswer<A extends Answered> =
  | { readonly data: Extract<A, { error: null }>['data'] }
  | { readonly failure: AuthFailure }

/** Never throws: code that fails to load counts as no answer. */
export async function askAuth<A extends Answered>(
  call: (auth: GoTrueClient) => Promise<A>,
): Promise<AuthAnswer<A>> {
  try {
    const { data, error } = await call(await loadAuthClient())
    return error ? { failure: error } : { data }
  } catch (error) {
    console.error(error)
    return { failure: { message: String(error) } }
  }
}
