import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { insertOauthState } from '../codes/codes.queries.ts'
import { type AuthNeeds, issuerOf } from '../http/auth-routes.ts'
import { oneTimeHash } from '../one-time-token.ts'
import type { Challenge } from '../pkce.ts'

type Needs = Pick<AuthNeeds, 'db' | 'secrets' | 'settings'>

interface GoogleRequest {
  readonly challenge: Challenge | undefined
  readonly redirectTo: string
  readonly scopes: string
  readonly handedOn: Readonly<Record<string, string>>
}

/** The service's own parameters, and those that would override them (auth-protocol.google-request). */
const ownParameters = new Set([
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce'],
  ...['scope', 'scopes', 'code', 'code_challenge', 'code_challenge_method', 'code_verifier', 'grant_type'],
  ...['request', 'request_uri', 'registration', 'claims', 'id_token_hint', 'client_assertion'],
  ...['client_assertion_type', 'dpop_jkt', 'provider', 'redirect_to', 'skip_http_redirect'],
])
const mostHandedOn = 20
const longestHandedOn = 500
const scopeForm = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/

function handOn(parameters: Readonly<Record<string, string>>): Record<string, string> {
  const allowed = Object.entries(parameters).filter(
    ([name, value]) => !ownParameters.has(name.toLowerCase()) && value.length <= longestHandedOn,
  )
  return Object.fromEntries(allowed.slice(0, mostHandedOn))
}

function scopeOf(asked: string): string {
  const further = asked.split(/[\s,]+/).filter((scope) => scopeForm.test(scope))
  return [...new Set(['openid', 'email', 'profile', ...further.slice(0, mostHandedOn)])].join(' ')
}

const redirectUri = (publicUrl: string) => `${issuerOf(publicUrl)}/callback`

/** Gives the address to go to; state, nonce and verifier are our own (auth-protocol.google-request). */
export async function startGoogleSignIn(
  { db, secrets, settings }: Needs,
  google: Configuration,
  request: GoogleRequest,
): Promise<string> {
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  await insertOauthState(db, {
    stateHash: oneTimeHash(state),
    redirectTo: request.redirectTo,
    challenge: request.challenge,
    nonce,
    sealedVerifier: secrets.seal(verifier),
    ttlSeconds: settings.authCodeTtl,
  })
  return buildAuthorizationUrl(google, {
    ...handOn(request.handedOn),
    redirect_uri: redirectUri(settings.publicUrl),
    response_type: 'code',
    scope: scopeOf(request.scopes),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}
