import {
  type AuthWorld,
  type AuthWorldOptions,
  createAuthWorld,
  memoryStorage,
} from '../auth-world.fixture.ts'
import { newChallenge } from '../links/link-mails.fixture.ts'
import { type OpenIdProvider, type ProviderPerson, startOpenIdProvider } from './openid-provider.fixture.ts'

/** One step of a browser: where an answer leads, with the cookies it set. */
async function step(address: string, cookies: Map<string, string>, form?: URLSearchParams) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { cookie },
    ...(form ? { method: 'POST', body: form } : {}),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    cookies.set(name, value)
  }
  const location = answer.headers.get('location')
  return { status: answer.status, location: location ? new URL(location, address).href : undefined }
}

/**
 * Walks from `/authorize` through the provider's login page, where `email` is typed, to the address that the provider
 * sends the browser back to: our `/callback`, not yet opened.
 */
export async function walkThroughProvider(
  authorize: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const cookies = new Map<string, string>()
  let address = authorize
  for (let steps = 0; steps < 10; steps++) {
    const typed = address.includes('/login/')
      ? new URLSearchParams({ answer: 'continue', ...form })
      : undefined
    const { location, status } = await step(address, cookies, typed)
    if (!location) throw new Error(`${address} answered ${status} and leads nowhere`)
    if (location.includes('/auth/v1/callback') || steps === 9) return location
    address = location
  }
  return address
}

/** The auth service with a real provider beside it. */
export async function createGoogleWorld(options: AuthWorldOptions = {}) {
  const redirects: string[] = []
  let provider: OpenIdProvider | undefined
  const google = { clientId: '', clientSecret: '', issuer: '' }
  const world: AuthWorld = await createAuthWorld({ ...options, settings: { google, ...options.settings } })
  redirects.push(`${world.url}/callback`)
  provider = await startOpenIdProvider({ redirects })
  Object.assign(google, provider.settings)

  const onward = async (address: string) => {
    const answer = await fetch(address, { redirect: 'manual' })
    const location = answer.headers.get('location') ?? ''
    return { status: answer.status, location, url: new URL(location, world.site) }
  }
  const authorizeAddress = (query: Record<string, string> = {}) => {
    const { verifier, fields } = newChallenge()
    const search = new URLSearchParams({ provider: 'google', ...fields, ...query })
    return { verifier, address: `${world.url}/authorize?${search}` }
  }
  return {
    ...world,
    provider,
    onward,
    authorizeAddress,
    /** Signs in at the provider by hand: the address of `/callback` it leads to, not yet opened. */
    async comeBack(person: ProviderPerson | string, query?: Record<string, string>) {
      const email = typeof person === 'string' ? person : String(person.email ?? person.sub)
      if (typeof person !== 'string') provider.people.set(person.sub, person)
      const { address, verifier } = authorizeAddress(query)
      return { callback: await walkThroughProvider(address, { email }), verifier }
    },
    /** Signs in by hand as far as the redirect out of `/callback`. */
    async arrive(person: ProviderPerson | string, query?: Record<string, string>) {
      const { callback, verifier } = await this.comeBack(person, query)
      return { ...(await onward(callback)), callback, verifier }
    },
    /** Signs in with the real client; the client and what it got. */
    async signIn(person: ProviderPerson | string, redirectTo = `${world.site}/auth/callback`) {
      const email = typeof person === 'string' ? person : String(person.email ?? '')
      if (typeof person !== 'string') provider.people.set(person.sub, person)
      const client = world.browser(memoryStorage())
      const { data } = await client.signInWithOAuth({
        provider: 'google',
        options: {
          redirectTo,
          skipBrowserRedirect: true,
          queryParams: { access_type: 'offline', prompt: 'consent' },
        },
      })
      const { url } = await onward(await walkThroughProvider(data.url ?? '', { email }))
      const code = url.searchParams.get('code')
      const answer = code ? await client.exchangeCodeForSession(code) : undefined
      return { client, url, session: answer?.data.session, error: answer?.error }
    },
    async close() {
      await provider.close()
      await world.close()
    },
  }
}

export type GoogleWorld = Awaited<ReturnType<typeof createGoogleWorld>>
