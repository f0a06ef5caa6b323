import { SessionProvider } from '@basera/accounts/web'
import type { PageContext, PageHandle } from '@basera/platform/web'
import { Queries, queryClient } from '@basera/platform/web/queries'
import { readRoommateFilters } from '@basera/roommates/contract'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { someCard } from '../card/some-roommates.fixture.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { Component, handle } from './browse-page.tsx'

const asha = { id: 'asha', email: 'asha@demo.basera.test' }
const render = (address: string, page: ReactNode) =>
  renderToStaticMarkup(
    <SessionProvider value={{ status: 'ready', user: asha }}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </SessionProvider>,
  )

/** The page at an address, of which the answer is known. The server takes every screen for a narrow one. */
function open(query: string) {
  const address = `/browse-profiles${query}`
  const page = { items: [someCard()], total: 1, total_is_exact: true, next_cursor: null }
  queryClient.setQueryData(['roommates', asha.id, 'search', address], { pages: [page], pageParams: [null] })
  return render(address, <Component />)
}

/** The bar and the rail of wide screens for an address. */
function bar(query: string, isRailOpen = true) {
  const filters = readRoommateFilters(new URLSearchParams(query))
  const nothing = () => undefined
  const search = { draft: filters, change: nothing, run: nothing, clear: nothing }
  return render(
    '/browse-profiles',
    <Queries>
      <FilterBar
        filters={filters}
        search={search}
        locating={false}
        onLocate={nothing}
        isRailOpen={isRailOpen}
        onRailToggle={nothing}
      />
    </Queries>,
  )
}

afterEach(() => queryClient.clear())

describe('/browse-profiles', () => {
  it('roommates.search-page: heading, pill, Use Current Location and the profiles', () => {
    const html = open('')
    expect(html).toMatch(/<h1[^>]*>Find Your Perfect Roommate<\/h1>/)
    for (const words of [
      'Name, habit, college, place',
      'Use Current Location',
      'More Filters',
      'View Profile',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('Clear All')
  })

  it('roommates.filter-chips: the pill counts the filters and has a chip for each', () => {
    const html = open('?organization=Infosys&min_budget=8000&max_budget=18000&gender=female&tags=clean')
    expect(html).toMatch(/class="count">4<span class="sr-only"> filters on/)
    for (const words of ['Infosys', '₹8,000 – ₹18,000', 'Female', 'Clean'])
      expect(html).toContain(`aria-label="Remove filter: ${words}"`)
    expect(html).toContain('Clear All')
  })

  it('is nothing for search engines', () => {
    const { head } = handle as PageHandle
    expect(head(undefined, {} as PageContext)).toEqual({ title: 'Find Roommate | Basera', noIndex: true })
  })
})

describe('the search of wide screens', () => {
  it('roommates.search-page: fields, sorts and buttons, word for word', () => {
    const html = bar('')
    for (const words of [
      ...['Search', 'Location', 'Organization', 'Sort By', 'Newest', 'Use Current Location'],
      ...['Hide Filters', 'Clear All', 'Gender', 'Lifestyle', 'Monthly budget'],
    ]) {
      expect(html).toContain(words)
    }
    for (const tag of ['Early riser', 'Night owl', 'Pet friendly', 'Smoker'])
      expect(html).toMatch(new RegExp(`<button[^>]*aria-pressed="false"[^>]*>${tag}<`))
  })

  it("roommates.search-page: 'More Filters' while they are hidden, which leaves their chips", () => {
    const html = bar('tags=clean', false)
    expect(html).toMatch(/aria-expanded="false"[^>]*>.*?More Filters/)
    expect(html).not.toContain('Hide Filters')
    expect(html).not.toContain('aria-pressed')
    expect(html).toContain('aria-label="Remove filter: Clean"')
  })

  it('roommates.search-sorts: Relevance only with a query, Distance and Search Radius only with coordinates', () => {
    const bare = bar('')
    for (const words of ['Relevance', 'Distance', 'Search Radius']) expect(bare).not.toContain(words)
    expect(bar('q=quiet')).toContain('<option value="relevance">Relevance</option>')
    const near = bar('place=Koramangala&lat=12.9352&lng=77.6245')
    expect(near).toContain('<option value="distance">Distance</option>')
    expect(near).toContain('Search Radius')
    for (const km of [5, 10, 25, 50, 100]) expect(near).toContain(`value="${km}"`)
  })

  it('roommates.search-address: every filter of the address is in the fields', () => {
    const html = bar('organization=Infosys&min_budget=8000&max_budget=18000&tags=clean&sort=budget-low')
    for (const value of ['Infosys', '8,000', '18,000']) expect(html).toContain(`value="${value}"`)
    expect(html).toMatch(/aria-pressed="true"[^>]*>(?:<svg[^>]*>.{0,80}<\/svg>)?Clean</)
    expect(html).toContain('<option value="budget-low" selected="">Budget: Low to High</option>')
  })

  it('a tag that somebody made up can be taken off again', () => {
    expect(bar('tags=filter-coffee')).toMatch(
      /aria-pressed="true"[^>]*>[^"]*<svg[^<]*<path[^<]*<\/path><\/svg>Filter coffee</,
    )
  })
})
