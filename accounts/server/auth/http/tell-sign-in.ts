import { type Happenings, happened } from '@basera/platform/server'
import { toAuthError } from './error-answers.ts'

type Way = Happenings['sign-in'] extends `${infer W} ${string}` ? W : never

/** Tells whoever watches how an attempt to get a session came out: `ok`, or the code of its refusal. */
export async function tellSignIn<T>(way: Way, attempt: () => Promise<T>): Promise<T> {
  try {
    const session = await attempt()
    happened('sign-in', `${way} ok`)
    return session
  } catch (error) {
    happened('sign-in', `${way} ${toAuthError(error).code}`)
    throw error
  }
}
