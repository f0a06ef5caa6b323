import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoogleWorld, type GoogleWorld } from '../google/google-browser.fixture.ts'
import { hostileAddresses } from './hostile-redirects.fixture.ts'
import { ask, linkIn, open } from './link-mails.fixture.ts'

let world: GoogleWorld
let hostile: string[]
const site = 'https://basera.example'
beforeAll(async () => {
  // A site with a name: names can be made to look alike, addresses of tests cannot.
  world = await createGoogleWorld({ settings: { publicUrl: site } })
  hostile = hostileAddresses(site)
})
afterAll(() => world?.close())

/** Runs over all in groups: as many at once as the service serves well. */
async function inGroups<T>(values: readonly T[], run: (value: T, n: number) => Promise<void>, size = 25) {
  for (let at = 0; at < values.length; at += size)
    await Promise.all(values.slice(at, at + size).map((value, n) => run(value, at + n)))
}
const query = (raw: string) => `?redirect_to=${encodeURIComponent(raw)}`
const twice = (raw: string) => [
  `?redirect_to=${encodeURIComponent(raw)}&redirect_to=${encodeURIComponent(`${site}/`)}`,
  `?redirect_to=${encodeURIComponent(`${site}/`)}&redirect_to=${encodeURIComponent(raw)}`,
]
/** A browser that goes to `address` is on the site. */
const leadsHome = (address: string | null | undefined) =>
  URL.parse(address ?? '', 'https://elsewhere.example')?.origin === site

describe('auth-protocol.redirect-allowed: 500 foreign addresses', () => {
  it('are at least 500', () => {
    expect(hostile.length).toBeGreaterThan(500)
  })

  it('never get into a mailed link of /otp or /recover', async () => {
    await inGroups(hostile, async (raw, n) => {
      const email = `person${n}@example.com`
      for (const call of ['otp', 'recover'] as const)
        expect((await ask(world, call, { email }, query(raw))).status).toBe(200)
    })
    const mails = await world.mails()
    expect(mails).toHaveLength(2 * hostile.length)
    const wrong = mails
      .map((mail) => linkIn(world, mail))
      .filter((link) => !leadsHome(link.redirectTo) || !leadsHome(link.page))
    expect(wrong).toEqual([])
  })

  it('auth-protocol.redirect-twice: are not where /verify leads, with good links and bad, given once or twice', async () => {
    const wrong: unknown[] = []
    await inGroups(hostile, async (raw) => {
      for (const search of [query(raw), ...twice(raw)]) {
        const { location, status } = await open(`${world.url}/verify${search}&token=pkce_x&type=magiclink`)
        if (status !== 303 || !leadsHome(location)) wrong.push([raw, status, location])
      }
    })
    expect(wrong).toEqual([])
    await ask(world, 'otp', { email: 'asha@example.com' })
    const link = linkIn(world, (await world.mails('asha@example.com')).at(-1))
    const altered = new URL(link.verify)
    altered.searchParams.set('redirect_to', 'https://evil.example/')
    const { url } = await open(altered.href)
    expect([url?.origin, url?.searchParams.has('code')]).toEqual([site, true])
  })

  it('are not kept by /authorize', async () => {
    await inGroups(hostile, async (raw) => {
      const { address } = world.authorizeAddress({ redirect_to: raw })
      expect((await open(address)).status).toBe(302)
    })
    const kept = await world.db.selectFrom('auth_oauth_states').select('redirect_to').distinct().execute()
    expect(kept.filter(({ redirect_to }) => !leadsHome(redirect_to))).toEqual([])
  })

  it.each(['/', '/room/1?a=1&b=%20x#photos', '/auth/callback'])(
    'own pages stay allowed: %s',
    async (path) => {
      const { location } = await open(`${world.url}/verify${query(site + path)}&token=x&type=magiclink`)
      const [page] = (site + path).split('#')
      expect(location?.startsWith(`${page}#error=access_denied`)).toBe(true)
    },
  )
})
