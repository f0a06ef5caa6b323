import {
  fittingName,
  noGoogleEmail,
  type OwnProfile,
  type ProfileCalls,
  suspendedAccount,
} from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import type { ReturnError } from '../sign-in/sign-in-request.ts'

export interface ReturnedUser {
  readonly id: string
  readonly email?: string | undefined
  readonly user_metadata?: { readonly full_name?: unknown }
}

export interface ReturnSteps {
  /** `error` when the look-up failed. */
  readonly session: () => Promise<{ readonly error: unknown; readonly user: ReturnedUser | null }>
  readonly api: Api<ProfileCalls>
  readonly takeReturn: () => string | undefined
}

export interface Destination {
  readonly to: string
  readonly signOut?: true
}

const home = (error: ReturnError, email?: string): string =>
  `/?${new URLSearchParams({ error, ...(email ? { email } : {}) })}`

const googleName = ({ user_metadata }: ReturnedUser): { full_name?: string } => {
  const name = user_metadata?.full_name
  const full_name = typeof name === 'string' ? fittingName(name) : undefined
  return full_name ? { full_name } : {}
}

/** Only the service knows every word that no name has (accounts.name-own). */
async function makeProfile(named: { full_name?: string }, api: Api<ProfileCalls>): Promise<OwnProfile> {
  try {
    return await api('PATCH /api/me/profile', { body: named })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'name_not_allowed')) throw error
    return api('PATCH /api/me/profile', { body: {} })
  }
}

async function ensureProfile(user: ReturnedUser, api: Api<ProfileCalls>): Promise<OwnProfile> {
  try {
    return await api('GET /api/me/profile', {})
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error
    return makeProfile(googleName(user), api)
  }
}

/** Its profile has another id, or the insert hits the duplicate key (accounts.one-profile). */
async function isEmailTaken(user: ReturnedUser, api: Api<ProfileCalls>): Promise<boolean> {
  try {
    return (await ensureProfile(user, api)).id !== user.id
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return true
    throw error
  }
}

function refusalOf(error: unknown): ReturnError {
  const message = error instanceof Error ? error.message : ''
  if (message === noGoogleEmail) return 'no_email'
  return message === suspendedAccount ? 'suspended' : 'auth_failed'
}

/** Where a return from Google leads (accounts.google-return). Never rejects. */
export async function finishGoogleReturn({ session, api, takeReturn }: ReturnSteps): Promise<Destination> {
  try {
    const { error, user } = await session()
    if (error) return { to: home(refusalOf(error)) }
    if (!user) return { to: home('no_session') }
    if (!user.email) return { to: home('no_email') }
    if (await isEmailTaken(user, api)) return { to: home('email_exists', user.email), signOut: true }
    return { to: takeReturn() ?? '/dashboard' }
  } catch (error) {
    console.warn('The sign-in could not be completed', error)
    return { to: home('unexpected') }
  }
}
