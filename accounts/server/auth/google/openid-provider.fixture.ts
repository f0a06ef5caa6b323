import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'
import { loginPage } from './openid-login-page.fixture.ts'

/** A person as the provider tells of them. */
export interface ProviderPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
  readonly [claim: string]: unknown
}

/** What goes wrong at the provider, until it is taken away again. */
export interface ProviderFaults {
  /** Answers this path with this status instead of serving it; `hang` never answers. */
  answer?: { path: string; status: number | 'hang'; body?: string } | undefined
  /** Replaces the ID token in the token endpoint's answer. */
  idToken?: ((idToken: string) => string | Promise<string>) | undefined
}

const secret = 'a-client-secret-known-to-tests-only'
/** The one client of the provider, as the product's settings name it. */
export const providerClient = { clientId: 'basera-tests', clientSecret: secret } as const

const subOf = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 21)
const personOf = (email: string): ProviderPerson => ({
  sub: subOf(email),
  email,
  email_verified: true,
  name: email.split('@')[0] ?? email,
  picture: 'https://lh3.googleusercontent.com/portrait.png',
})

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

function configuration(
  redirects: readonly string[],
  people: ReadonlyMap<string, ProviderPerson>,
  jwk: object,
): Configuration {
  return {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: secret,
        redirect_uris: [...redirects],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts the person into the ID token and gives a refresh token for access_type=offline.
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    interactions: { url: (_ctx, interaction) => `/login/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['cookies of tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, RefreshToken: 600 },
    jwks: { keys: [jwk] },
    pkce: { required: () => true },
  }
}

/** Lets the token endpoint answer, then puts another ID token in. */
function forgeIdToken(response: ServerResponse, forge: NonNullable<ProviderFaults['idToken']>): void {
  const end = response.end.bind(response)
  response.end = ((body?: unknown) => {
    const answer = JSON.parse(String(body ?? '{}')) as Record<string, unknown>
    const replaced = typeof answer.id_token === 'string' ? forge(answer.id_token) : undefined
    void Promise.resolve(replaced).then((id_token) => {
      const text = JSON.stringify({ ...answer, id_token })
      response.setHeader('content-length', Buffer.byteLength(text))
      end(text)
    })
    return response
  }) as typeof response.end
}

async function answerLogin(
  provider: Provider,
  people: Map<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const uid = (request.url ?? '').split('/')[2] ?? ''
  const known = [...people.values()].flatMap(({ email }) => email ?? [])
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(loginPage(uid, known))
    return
  }
  const form = await readForm(request)
  if (form.get('answer') === 'cancel') {
    const refusal = { error: 'access_denied', error_description: 'The person said no' }
    return await provider.interactionFinished(request, response, refusal)
  }
  const email = form.get('email') ?? ''
  const typed = personOf(email)
  const person = [...people.values()].find((one) => one.email === email) ?? {
    ...typed,
    name: form.get('name') || typed.name,
    email_verified: !form.has('unverified'),
    ...(form.has('no_email') && { email: undefined, email_verified: undefined }),
  }
  people.set(person.sub, person as ProviderPerson)
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) })
  grant.addOIDCScope('openid email profile')
  const grantId = await grant.save()
  await provider.interactionFinished(request, response, {
    login: { accountId: person.sub, remember: false },
    consent: { grantId },
  })
}

/**
 * A real OpenID provider on loopback that stands in for Google: any e-mail may sign in at its login page. `people` says
 * who is known by what (by `sub`), `faults` what goes wrong. End it with `close()`.
 */
export async function startOpenIdProvider(options: { port?: number; redirects: readonly string[] }) {
  const people = new Map<string, ProviderPerson>()
  const faults: ProviderFaults = {}
  const requests: string[] = []
  const keys = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.privateKey)), kid: 'provider-key', alg: 'RS256', use: 'sig' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration(options.redirects, people, jwk))
  const serve = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    requests.push(`${request.method} ${path}`)
    if (faults.answer?.path === path) {
      if (faults.answer.status === 'hang') return
      response.statusCode = faults.answer.status
      response.setHeader('content-type', 'application/json')
      response.end(faults.answer.body ?? '')
    } else if (path.startsWith('/login/')) {
      answerLogin(provider, people, request, response).catch((error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      })
    } else {
      if (path === '/token' && faults.idToken) forgeIdToken(response, faults.idToken)
      void serve(request, response)
    }
  })
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { issuer, people, faults, requests, keys, close, settings: { ...providerClient, issuer } }
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

if (import.meta.main) {
  const options = { port: { type: 'string' }, redirect: { type: 'string', multiple: true } } as const
  const { values } = parseArgs({ options })
  const { issuer } = await startOpenIdProvider({
    port: Number(values.port ?? 0),
    redirects: values.redirect ?? ['http://127.0.0.1:3000/auth/v1/callback'],
  })
  console.warn(
    `GOOGLE_ISSUER_URL=${issuer} GOOGLE_CLIENT_ID=${providerClient.clientId} GOOGLE_CLIENT_SECRET=${secret}`,
  )
}
