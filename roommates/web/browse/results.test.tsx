import { giveUpAfterMs, itemsOfPages, type SearchList } from '@basera/platform/web/search'
import { noRoommateFilters, type RoommateCard, type RoommateFilters } from '@basera/roommates/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { someCard } from '../card/some-roommates.fixture.ts'
import { foundWords, Results } from './results.tsx'
import { idOf } from './use-roommates.ts'

type RoommateList = SearchList<RoommateCard>

const someList = (patch: Partial<RoommateList>): RoommateList => ({
  first: undefined,
  items: [someCard()],
  nextCursor: null,
  error: null,
  total: 1,
  totalIsExact: true,
  stage: 'done',
  more: 'none',
  showMore: async () => undefined,
  retry: () => undefined,
  ...patch,
})
const html = (patch: Partial<RoommateList>, filters: Partial<RoommateFilters> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Results
        filters={{ ...noRoommateFilters, ...filters }}
        list={someList(patch)}
        onClear={() => undefined}
      />
    </MemoryRouter>,
  )

describe('the profiles of a search', () => {
  it.each([
    [1, true, '1 profile found'],
    [0, true, '0 profiles found'],
    [18, true, '18 profiles found'],
    [1000, true, '1,000 profiles found'],
    [1000, false, '1,000+ profiles found'],
  ])('roommates.search-count: the count of %i (exact: %s) reads %s', (total, totalIsExact, words) => {
    expect(foundWords({ total, totalIsExact })).toBe(words)
    const markup = html({ total, totalIsExact })
    expect(markup).toMatch(new RegExp(`<h2[^>]*>${words.replace('+', '\\+')}</h2>`))
    expect(markup).toContain(`<p role="status" class="sr-only">${words}</p>`)
  })

  it('shell.loading-delay: "Searching for roommates..." while a search is under way, in place of old profiles', () => {
    const markup = html({ stage: 'loading' })
    expect(markup).toContain('Searching for roommates...')
    expect(markup).toContain('aria-busy="true"')
    expect(markup).not.toContain('View Profile')
    expect(html({ stage: 'pending' })).toContain('View Profile')
  })

  it('roommates.search-timeout: the spinner is forced off after 10 s', () => {
    expect(giveUpAfterMs).toBe(10_000)
    const markup = html({ items: null, stage: 'overdue' })
    expect(markup).not.toContain('Searching for roommates...')
    expect(markup).toContain('This is taking longer than it should.')
    expect(markup).toContain('Try again')
  })

  it('roommates.search-empty: "No roommate profiles found" with Clear Filters and Create Your Profile', () => {
    const markup = html({ items: [], total: 0 })
    expect(markup).toContain('No roommate profiles found')
    expect(markup).toContain('Clear Filters')
    expect(markup).toMatch(/href="\/your-profile"[^>]*>Create Your Profile</)
  })

  it('roommates.search-empty: a text of several words can be searched word by word', () => {
    const markup = html({ items: [], total: 0 }, { q: 'vegetarian girl in Koramangala' })
    expect(markup).toContain('Search one of them:')
    for (const word of ['vegetarian', 'girl', 'Koramangala'])
      expect(markup).toMatch(new RegExp(`href="/browse-profiles\\?q=${word}[^"]*"[^>]*>${word}<`))
    expect(markup).not.toMatch(/>in</)
    expect(html({ items: [], total: 0 }, { q: 'Koramangala' })).not.toContain('Search one of them')
  })

  it('roommates.search-failure: a fetch error is an empty list, said calmly with Try again', () => {
    const markup = html({ items: null, stage: 'failed' })
    expect(markup).not.toContain('<article')
    expect(markup).toContain('The search did not work this time. Your filters are kept.')
    expect(markup).toContain('Try again')
    expect(markup).not.toContain('No roommate profiles found')
  })

  it('roommates.search-pages: "Show more" where there is more, and a word when it failed', () => {
    expect(html({})).not.toContain('Show more')
    expect(html({ more: 'idle' })).toContain('Show more')
    expect(html({ more: 'busy' })).toContain('Loading more profiles...')
    const failed = html({ more: 'failed' })
    expect(failed).toMatch(/role="alert"[^>]*>More profiles could not be loaded\./)
    expect(failed).toContain('View Profile')
  })

  it('shows somebody who moved from one page to the next once', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => someCard({ id }))
    const people = itemsOfPages([{ items: [a!, b!] }, { items: [b!, c!] }], idOf)
    expect(people.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
