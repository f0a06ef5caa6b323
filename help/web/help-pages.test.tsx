import {
  type PageContext,
  type PageHandle,
  type PublicSettings,
  SettingsProvider,
} from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { categories } from '../content/en/contents.ts'
import { faq } from '../content/en/faq.ts'
import { helpRoutes } from './index.ts'

const settings: PublicSettings = {
  publicUrl: 'https://basera.example',
  supportEmail: 'help@basera.example',
  grievanceOfficer: 'Kamala Rao',
  city: 'Bangalore, Karnataka, India',
  socialLinks: [],
  roomSearch: 'public',
  authUrl: '/auth/v1',
  captcha: { kind: 'altcha' },
  google: false,
  development: false,
}

async function load(path: string) {
  const handler = createStaticHandler(helpRoutes)
  const context = await handler.query(new Request(`https://basera.example${path}`))
  return { handler, context }
}

function headOf(context: StaticHandlerContext, path: string) {
  const match = context.matches.findLast(({ route }) => route.handle)!
  const page: PageContext = { settings, params: match.params, url: new URL(path, settings.publicUrl) }
  return (match.route.handle as PageHandle).head(context.loaderData[match.route.id], page)
}

/** The page of a path as the server makes it. */
async function visit(path: string) {
  const { handler, context } = await load(path)
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const html = renderToString(
    <SettingsProvider value={settings}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SettingsProvider>,
  )
  const text = html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
  return { status: context.statusCode, head: headOf(context, path), html: text }
}

const five = ['/help', '/contact', '/terms', '/privacy', '/safety']

describe.each(five)('help.five-addresses: %s shows the Help Center', (path) => {
  it('with its search box, categories, articles and FAQ', async () => {
    const { status, html } = await visit(path)
    expect(status).toBe(200)
    expect(html).toContain('>Help Center</h1>')
    expect(html).toMatch(/<input[^>]+type="search"/)
    for (const { title, articles } of categories) {
      expect(html).toContain(`>${title}</h2>`)
      for (const { slug, title } of articles) {
        expect(html).toContain(`href="/help/${slug}"`)
        expect(html).toContain(title)
      }
    }
    expect(html.match(/<details/g)).toHaveLength(5)
    for (const { question, answer } of faq)
      expect([html.includes(question), html.includes(answer)]).toEqual([true, true])
    expect(html).toContain('>Still need help?</h2>')
    expect(html).toContain('Contact Support')
    expect(html).toContain('help@basera.example')
  })

  it('has one h1 and names its own address', async () => {
    const { head, html } = await visit(path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(head.canonical).toBe(path)
    expect(head.title).toMatch(/ \| Basera$/)
    expect(head.description).toBeTruthy()
  })
})

describe('help.five-addresses: each address opens at its topic', () => {
  it.each([
    ['/privacy', 'Privacy Policy', 'Digital Personal Data Protection Act'],
    ['/terms', 'Terms of Use', 'needs no signature'],
    ['/safety', 'Stay safe while you look for a home', 'You never need to enter your UPI PIN'],
  ])('%s shows its text before the categories', async (path, title, phrase) => {
    const { html, head } = await visit(path)
    expect(head.title).toBe(`${title} | Basera`)
    expect(html.indexOf(`>${title}</h2>`)).toBeGreaterThan(0)
    expect(html.indexOf(phrase)).toBeLessThan(html.indexOf('>Getting Started</h2>'))
    expect((await visit('/help')).html).not.toContain(phrase)
  })

  it('/contact shows the contact section first, with the mail address and the grievance officer', async () => {
    const { html } = await visit('/contact')
    expect(html.indexOf('Still need help?')).toBeLessThan(html.indexOf('>Getting Started</h2>'))
    expect(html).toContain('href="mailto:help@basera.example"')
    expect(html).toContain('Kamala Rao')
  })

  it('the Contact Support button leads to /contact', async () => {
    expect((await visit('/help')).html).toMatch(
      /<a[^>]+href="\/contact"[^>]*>(<svg.*?<\/svg>)?Contact Support<\/a>/,
    )
  })

  it('fills the operator’s settings into the legal texts', async () => {
    for (const path of ['/privacy', '/terms']) {
      const { html } = await visit(path)
      expect(html).toContain('Grievance Officer: Kamala Rao')
      expect(html).not.toMatch(/\{\w+/)
    }
  })

  it('/help carries its questions for search engines', async () => {
    const { head } = await visit('/help')
    expect(head.jsonLd).toMatchObject({ '@type': 'FAQPage' })
    expect((head.jsonLd as { mainEntity: unknown[] }).mainEntity).toHaveLength(5)
    expect((await visit('/safety')).head.jsonLd).toBeUndefined()
  })
})

describe('help.article-address: an article', () => {
  it('has a page of its own', async () => {
    const { status, head, html } = await visit('/help/visit-before-you-pay')
    expect(status).toBe(200)
    expect(head).toMatchObject({
      title: 'Visit before you pay | Basera',
      canonical: '/help/visit-before-you-pay',
    })
    expect(html).toContain('>Visit before you pay</h1>')
    expect(html).toContain('See the room with your own eyes')
    expect(html).toContain('Was this article helpful?')
    expect(html).toContain('href="/help/spot-a-false-listing"')
  })

  it('help.article-dialog: opens in a modal over the Help Center', async () => {
    const { head, html } = await visit('/safety?article=spot-a-false-listing')
    const dialog = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'))
    expect(dialog).toContain('Spot a false listing')
    expect(dialog).toContain('Safety & Security')
    expect(dialog).toContain('href="tel:1930"')
    expect(dialog).toContain('Was this article helpful?')
    expect(head.canonical).toBe('/help/spot-a-false-listing')
    expect((await visit('/help?article=nonsense')).html).not.toContain('<dialog')
  })

  it('is 404 when there is none of that name', async () => {
    for (const path of ['/help/nonsense', '/help/toString']) {
      const { status, head, html } = await visit(path)
      expect([status, head.noIndex, head.canonical]).toEqual([404, true, undefined])
      expect(html).toContain('Article not found')
    }
  })

  it('sends the names of topics to their addresses', async () => {
    const { context } = await load('/help/privacy')
    expect(context).toBeInstanceOf(Response)
    expect([(context as Response).status, (context as Response).headers.get('location')]).toEqual([
      301,
      '/privacy',
    ])
  })
})

describe('help.search-nothing: the search', () => {
  it('shows what it found, and keeps the words', async () => {
    const { html, head } = await visit('/help?q=depsoit')
    expect(html).toContain('value="depsoit"')
    expect(html).toMatch(/\d+ articles? found/)
    expect(html).toContain('href="/help/set-rent-deposit-and-bills"')
    expect(html).not.toContain('<details')
    expect([head.noIndex, head.canonical]).toEqual([true, '/help'])
  })

  it('says "No results found"', async () => {
    const { html } = await visit('/help?q=xylophone')
    expect(html).toContain('>No results found</h2>')
    expect(html).toContain('“xylophone”')
    expect(html).toContain('Contact Support')
  })

  it.each(['', '%20', '%00', '%ED%A0%80', '<script>', 'a'.repeat(5000)])('bears ?q=%s', async (query) => {
    const { status, html } = await visit(`/help?q=${query}`)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>')
  })
})
