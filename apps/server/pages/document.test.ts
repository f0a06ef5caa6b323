import { escapeHtml } from '@basera/platform/server/http'
import { describe, expect, it } from 'vitest'
import { documentOf, escapeJson, type Frame } from './document.ts'

const frame: Frame = {
  styles: () => '<style>a{}</style>',
  headScript: 'theme()',
  dataId: 'data',
  scripts: (ids) => `<script src="/${ids.join('+')}"></script>`,
}
const hostile = '</script><script>alert("1")</script>'
const settings = { publicUrl: 'https://basera.example' } as never

const page = (head: object) =>
  documentOf(
    {
      status: 200,
      head: { title: hostile, ...head },
      routeIds: ['root', 'home'],
      data: { settings, hydration: { loaderData: { room: hostile } } },
      failure: undefined,
      render: () => '<main>content</main>',
    },
    frame,
  )

describe('the HTML document', () => {
  it('lets no data end a block or an attribute', () => {
    const html = page({ description: '"><img src=x>', jsonLd: { name: hostile } })
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(html).not.toContain(hostile)
    expect(html).not.toContain('"><img')
  })

  it('escapes what could break out', () => {
    expect(escapeHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
    expect(escapeJson({ a: '<!--\u2028' })).toBe('{"a":"\\u003c!--\\u2028"}')
  })

  it('makes addresses absolute and names the page to those it is shared with', () => {
    const html = page({
      canonical: '/room/1',
      picture: { headline: '₹9,000', lead: 'Yours.', lines: ['"Kota"'] },
    })
    expect(html).toContain('<link rel="canonical" href="https://basera.example/room/1">')
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/basera\.example\/social\/room\/1\/[\w-]{16}\.jpg">/,
    )
    expect(html).toContain('<meta property="og:image:alt" content="₹9,000, Yours. &quot;Kota&quot;">')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('runs the theme script before any style or content', () => {
    const html = page({})
    expect(html.indexOf('theme()')).toBeLessThan(html.indexOf('<style>'))
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<main>'))
  })

  it('tells search engines to leave a page out when asked', () => {
    expect(page({ noIndex: true })).toContain('<meta name="robots" content="noindex">')
    expect(page({})).not.toContain('robots')
  })
})
