import { SessionProvider } from '@basera/accounts/web'
import { type PageContext, type PageHandle, sentencesOf } from '@basera/platform/web'
import { queryClient } from '@basera/platform/web/queries'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { someCard } from '../card/some-roommates.fixture.ts'
import filters from '../filters/locales/en.json'
import { Component, handle } from './browse-page.tsx'

const asha = { id: 'asha', email: 'asha@demo.basera.test' }

/** The page at an address, of which the answer is known. */
function open(query: string, total = 1) {
  const address = `/browse-profiles${query}`
  const page = { items: [someCard()], total, total_is_exact: true, next_cursor: null }
  queryClient.setQueryData(['roommates', asha.id, 'search', address], { pages: [page], pageParams: [null] })
  return renderToStaticMarkup(
    <SessionProvider value={{ status: 'ready', user: asha }}>
      <MemoryRouter initialEntries={[address]}>
        <Component />
      </MemoryRouter>
    </SessionProvider>,
  )
}

afterEach(() => queryClient.clear())

describe('/browse-profiles', () => {
  it('marketplace 2: heading, fields, sorts and buttons, word for word', () => {
    const html = open('')
    expect(html).toMatch(/<h1[^>]*>Find Your Perfect Roommate<\/h1>/)
    for (const words of [
      ...['Search', 'Location', 'Organization', 'Sort By', 'Newest', 'Use Current Location'],
      ...['Hide Filters', 'More Filters', 'Clear All', 'Gender', 'Lifestyle', 'Monthly budget'],
    ]) {
      expect(html).toContain(words)
    }
    for (const tag of ['early-riser', 'night-owl', 'pet-friendly', 'smoker']) {
      expect(html).toMatch(new RegExp(`<button[^>]*aria-pressed="false"[^>]*>${tag}<`))
    }
  })

  it('marketplace 5: Relevance only with a query, Distance and Search Radius only with coordinates', () => {
    const bare = open('')
    for (const words of ['Relevance', 'Distance', 'Search Radius']) expect(bare).not.toContain(words)
    expect(open('?q=quiet')).toContain('<option value="relevance">Relevance</option>')
    const near = open('?place=Koramangala&lat=12.9352&lng=77.6245')
    expect(near).toContain('<option value="distance">Distance</option>')
    expect(near).toContain('Search Radius')
    for (const km of [5, 10, 25, 50, 100]) expect(near).toContain(`value="${km}"`)
  })

  it('decisions 6: every filter of the address is in the fields, and counted', () => {
    const html = open(
      '?organization=Infosys&min_budget=8000&max_budget=18000&gender=female&tags=clean&sort=budget-low',
    )
    for (const value of ['Infosys', '8,000', '18,000']) expect(html).toContain(`value="${value}"`)
    expect(html).toMatch(/aria-pressed="true"[^>]*>(?:<svg.*?<\/svg>)?clean</)
    expect(html).toContain('₹8,000 – ₹18,000')
    expect(html).toMatch(/class="count">4<span class="sr-only"> filters on/)
    expect(sentencesOf(filters)('roommates.filters.sort.budget-low')).toBe('Budget: Low to High')
  })

  it('a tag that somebody made up can be taken off again', () => {
    expect(open('?tags=filter-coffee')).toMatch(/aria-pressed="true"[^>]*>.*?filter-coffee</)
  })

  it('is nothing for search engines', () => {
    const { head } = handle as PageHandle
    expect(head(undefined, {} as PageContext)).toEqual({ title: 'Find Roommate | Basera', noIndex: true })
  })
})
