import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const koramangala = '/rent-in/bengaluru/koramangala'

/** Lists so many rooms of five listers in the middle of Koramangala. */
async function list({ database: { pool } }: WholeApp, rooms: number): Promise<void> {
  await pool.query(`
    INSERT INTO auth_users (id, email)
    SELECT ('a0000000-0000-4000-8000-00000000000' || n)::uuid, n || '@example.test' FROM generate_series(1, 5) AS n`)
  await pool.query('INSERT INTO user_profiles (id, email) SELECT id, email FROM auth_users')
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, deposit, available_from, latitude, longitude, home_type)
     SELECT ('b0000000-0000-4000-8000-0000000000' || n)::uuid, ('a0000000-0000-4000-8000-00000000000' || 1 + n % 5)::uuid,
       'Room </script> ' || n, '1st Main, Koramangala, Bengaluru', 1000 * n, 2000 * n, '2030-01-01', 12.9352, 77.6245,
       'private_room'
     FROM generate_series(11, 10 + $1::integer) AS n`,
    [rooms],
  )
}

interface JsonLd {
  readonly '@graph': readonly (Record<string, unknown> & { readonly '@type': string })[]
}

const jsonLdOf = (html: string): JsonLd =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

describe('pages of cities and localities', () => {
  let whole: WholeApp
  beforeAll(async () => {
    whole = await createWholeApp()
    await list(whole, 9)
  })
  afterAll(() => whole?.close())
  const get = (url: string) => whole.app.inject({ url })

  it('rooms.rent-insight: the server renders all of it', async () => {
    const answer = await get(koramangala)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<title>Rooms and rents in Koramangala, Bengaluru | Basera</title>')
    expect(answer.body).toMatch(/<h1[^>]*>Rooms and rents in Koramangala, Bengaluru<\/h1>/)
    for (const words of [
      '₹13,000 – ₹17,000',
      'middle ₹15,000',
      'Newest rooms',
      'metro',
      'Questions people ask',
    ])
      expect(answer.body).toContain(words)
    expect(answer.body.match(/<article/g)).toHaveLength(4)
    expect(answer.body).not.toContain('<meta name="robots"')
    expect(answer.body).not.toContain('Room </script>')
    for (const tag of ['og:title', 'og:image', 'og:url']) expect(answer.body).toContain(`property="${tag}"`)
    expect(answer.body).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+${koramangala}">`))
    expect(answer.body).toMatch(
      /<meta name="description" content="9 rooms within 2 km now\. Private room: mostly/,
    )
  })

  it('rooms.rent-questions: search engines are told where the page stands and exactly the questions it shows', async () => {
    const { body } = await get(koramangala)
    const [trail, faq] = jsonLdOf(body)['@graph'] as [
      { '@type': string; itemListElement: { name: string; item: string }[] },
      { '@type': string; mainEntity: { name: string }[] },
    ]
    expect(trail['@type']).toBe('BreadcrumbList')
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(['India', 'Bengaluru', 'Koramangala'])
    expect(trail.itemListElement.at(-1)?.item).toMatch(new RegExp(`^http://.*${koramangala}$`))
    expect(faq['@type']).toBe('FAQPage')
    const shown = [...body.matchAll(/<summary class="flex[^>]*>(.*?)<svg/g)].map(([, words]) => words)
    expect(faq.mainEntity.map(({ name }) => name)).toEqual(shown)
    expect(shown).toContain('How much is the rent in Koramangala?')
    expect(shown).not.toContain('Do rooms in Koramangala come with meals?')
  })

  it.each([
    ['/rent-in/Bengaluru', '/rent-in/bengaluru'],
    ['/Rent-In/bengaluru', '/rent-in/bengaluru'],
    ['/rent-in/bangalore?from=mail', '/rent-in/bengaluru?from=mail'],
    ['/rent-in/bangalore/Koramangala', koramangala],
    [`${koramangala}/`, koramangala],
  ])('rooms.locality-address: %s leads to %s for good', async (asked, address) => {
    const answer = await get(asked)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, address])
  })

  it.each([
    'atlantis',
    'bengaluru/atlantis',
    'bengaluru/a%20b',
    '%22%3E%3Cscript%3E',
    'x'.repeat(200),
    '__proto__',
  ])('rooms.locality-address: /rent-in/%s is not there, and the search is offered', async (place) => {
    const answer = await get(`/rent-in/${place}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('We don’t know this place')
    expect(answer.body).toContain('href="/find-room?q=')
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  it('rooms.locality-listed: places with eight rooms are in the site map; others ask not to be indexed', async () => {
    const { body } = await get('/sitemap.xml')
    for (const path of ['/rent-in/bengaluru', koramangala])
      expect(body).toMatch(
        new RegExp(`<loc>http://[^<]*${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
      )
    expect(body).not.toContain('/rent-in/pune')
    const few = await get('/rent-in/pune/kothrud')
    expect(few.statusCode).toBe(200)
    expect(few.body).toContain('<meta name="robots" content="noindex">')
    expect(few.body).toContain('These are too few rooms to say much.')
  })

  it('shell.home-tour: the cities that Home names have pages', async () => {
    const { body } = await get('/')
    const paths = [...body.matchAll(/href="(\/rent-in\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(paths).toHaveLength(8)
    for (const path of paths) expect((await get(path)).statusCode, path).toBe(200)
  })
})

describe('with the search for members', () => {
  let whole: WholeApp
  beforeAll(async () => {
    whole = await createWholeApp({ ROOM_SEARCH: 'members' })
    await list(whole, 9)
  })
  afterAll(() => whole?.close())

  it('rooms.locality-listed: pages show rents and no rooms, and none is in the site map', async () => {
    const { body, statusCode } = await whole.app.inject(koramangala)
    expect(statusCode).toBe(200)
    expect(body).toContain('middle ₹15,000')
    expect(body).not.toContain('<article')
    expect(body).not.toContain('Room &lt;')
    expect(body).toContain('Rooms are shown to members.')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect((await whole.app.inject('/sitemap.xml')).body).not.toContain('/rent-in/')
  })
})
