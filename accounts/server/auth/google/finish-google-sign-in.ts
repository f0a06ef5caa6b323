import { noGoogleEmail, suspendedAccount } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { authorizationCodeGrant } from 'openid-client'
import { isOauthStateSpent, spendOauthState } from '../codes/codes.queries.ts'
import { issueSignInCode, type ProviderTokens } from '../codes/sign-in-code.ts'
import { readEmail } from '../email-address.ts'
import { type AuthNeeds, issuerOf } from '../http/auth-routes.ts'
import { oneTimeHash } from '../one-time-token.ts'
import type { Challenge } from '../pkce.ts'
import { allowedRedirect, type ReturnError, returnWithCode, returnWithError } from '../redirects.ts'
import { type GoogleRefusal, withGoogleAccount } from './google-account.ts'
import { fitsAccessToken, type GooglePerson, googlePerson } from './google-claims.ts'
import type { GoogleProvider } from './google-provider.ts'

type Needs = Pick<AuthNeeds, 'db' | 'secrets' | 'settings' | 'removeFiles'>

interface Onward {
  readonly status: 302 | 303
  readonly address: string
}

const serverError = (description: string): ReturnError => ({
  error: 'server_error',
  error_code: 'unexpected_failure',
  error_description: description,
})
const invalid = (error_code: string, error_description: string): ReturnError => ({
  error: 'invalid_request',
  error_code,
  error_description,
})
const refusals: Readonly<Record<Exclude<GoogleRefusal, 'email_exists'>, ReturnError>> = {
  user_banned: { error: 'access_denied', error_code: 'user_banned', error_description: suspendedAccount },
  provider_email_needs_verification: {
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
    error_description: 'Google has not verified this email address. Verify it there, then sign in again.',
  },
}

const stateForm = /^[A-Za-z0-9_-]{43}$/

/** auth-protocol.google-state */
async function spendState({ db }: Needs, given: readonly string[]) {
  const [state = '', ...more] = given
  if (state === '') return invalid('bad_oauth_callback', 'OAuth state parameter missing')
  if (more.length > 0 || !stateForm.test(state)) return invalid('bad_oauth_state', 'OAuth state is invalid')
  const stateHash = oneTimeHash(state)
  const spent = await spendOauthState(db, stateHash)
  if (spent) return { ...spent, state }
  return (await isOauthStateSpent(db, stateHash))
    ? invalid('flow_state_already_used', 'This sign-in has already come back from Google')
    : invalid('bad_oauth_state', 'OAuth state not found or expired')
}

type SpentState = Exclude<Awaited<ReturnType<typeof spendState>>, ReturnError>

function failureOf(query: URLSearchParams): ReturnError | undefined {
  const error = query.get('error')?.slice(0, 200)
  const description = query.get('error_description')?.slice(0, 500)
  return error ? { error, ...(description ? { error_description: description } : {}) } : undefined
}

/** Fetches and checks Google's tokens (auth-protocol.google-identity). */
async function askGoogle(
  { secrets, settings }: Needs,
  google: GoogleProvider,
  state: SpentState,
  search: string,
) {
  const tokens = await authorizationCodeGrant(
    await google.configuration(),
    new URL(`${issuerOf(settings.publicUrl)}/callback${search}`),
    {
      expectedState: state.state,
      expectedNonce: state.nonce,
      pkceCodeVerifier: secrets.open(state.sealed_verifier),
      idTokenExpected: true,
    },
  )
  const claims = tokens.claims()
  if (!claims || !tokens.id_token || !fitsAccessToken(tokens.id_token, claims, tokens.access_token))
    throw new Error('The ID token does not fit the access token')
  const given: ProviderTokens = {
    provider_token: tokens.access_token,
    ...(tokens.refresh_token ? { provider_refresh_token: tokens.refresh_token } : {}),
  }
  return { person: googlePerson(claims), given }
}

async function signIn(
  { db, removeFiles, secrets, settings }: Needs,
  arrived: { person: GooglePerson; given: ProviderTokens; challenge: Challenge; redirectTo: string },
): Promise<string> {
  const { person, given: providerTokens, challenge, redirectTo } = arrived
  const email = readEmail(person.email)
  if (!email) return returnWithError(redirectTo, serverError(noGoogleEmail))
  const method: Database['auth_codes']['method'] = 'oauth'
  const done = await withGoogleAccount({ db, removeFiles }, { person, email }, async (trx, userId) => {
    const ttlSeconds = settings.authCodeTtl
    const code = await issueSignInCode(trx, secrets, {
      userId,
      method,
      challenge,
      ttlSeconds,
      providerTokens,
    })
    return { code }
  })
  if (typeof done !== 'string') return returnWithCode(redirectTo, done.code)
  if (done !== 'email_exists') return returnWithError(redirectTo, refusals[done])
  const home = new URL('/', settings.publicUrl)
  home.search = new URLSearchParams({ error: 'email_exists', email }).toString()
  return home.href
}

/** Ends a Google sign-in; gives the address to go to. Never throws for what Google or the browser sent. */
export async function finishGoogleSignIn(
  needs: Needs,
  google: GoogleProvider,
  search: string,
  onFault: (fault: unknown) => void,
): Promise<Onward> {
  const query = new URLSearchParams(search)
  const state = await spendState(needs, query.getAll('state'))
  if ('error' in state)
    return { status: 303, address: returnWithError(new URL('/', needs.settings.publicUrl).href, state) }
  const redirectTo = allowedRedirect(state.redirect_to, needs.settings)
  const fail = (failure: ReturnError): Onward => ({
    status: 302,
    address: returnWithError(redirectTo, failure),
  })
  const failure = failureOf(query)
  if (failure) return fail(failure)
  if (!query.get('code'))
    return fail(invalid('bad_oauth_callback', 'OAuth callback with missing authorization code'))
  const { code_challenge: challenge, code_challenge_method: method } = state
  // Without a challenge nobody could exchange a code.
  if (!challenge || !method)
    return fail(invalid('validation_failed', 'Sign-in needs a code challenge (PKCE)'))
  const arrived = await askGoogle(needs, google, state, search).catch(onFault)
  if (!arrived) return fail(serverError('Unable to exchange external code'))
  const address = await signIn(needs, { ...arrived, challenge: { challenge, method }, redirectTo })
  return { status: 302, address }
}
