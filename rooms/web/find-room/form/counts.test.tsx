import type { RoomFacets } from '@basera/rooms/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../testing/render-page.tsx'
import { ChipGroup } from './chip-group.tsx'
import { CountedWords } from './counted-words.tsx'
import type { FoundFacets } from './use-facets.ts'

const facets = (patch: Partial<RoomFacets>): RoomFacets => ({
  total: 95,
  total_is_exact: true,
  unlocated_total: 0,
  unknown_total: 0,
  counts_are_exact: true,
  rent_histogram: [],
  counts: {},
  ...patch,
})
const words = (found: FoundFacets) => textOf(renderToStaticMarkup(<CountedWords found={found} />))

describe('counts of filters', () => {
  it('rooms.search-show: the button says what is found, also that it is nothing', () => {
    expect(words({ facets: facets({}), stage: 'done' })).toBe('Show 95 rooms')
    expect(words({ facets: facets({ total: 1 }), stage: 'done' })).toBe('Show 1 room')
    expect(words({ facets: facets({ total: 1000, total_is_exact: false }), stage: 'done' })).toBe(
      'Show 1,000+ rooms',
    )
    expect(words({ facets: facets({ total: 0 }), stage: 'done' })).toBe('No rooms, show anyway')
  })

  it('rooms.search-show: it searches without a count, and says when one takes long', () => {
    expect(words({ facets: null, stage: 'busy' })).toBe('Search')
    expect(words({ facets: facets({}), stage: 'failed' })).toBe('Search')
    expect(words({ facets: facets({}), stage: 'slow' })).toBe('Searching for rooms...')
  })

  it('rooms.search-facets: each value has its count, 0 where none is found, and nothing before it is counted', () => {
    const group = (counts?: Record<string, number>, isAtLeast = false) =>
      renderToStaticMarkup(
        <ChipGroup
          label="Home type"
          options={[
            { value: 'pg_bed', label: 'PG or hostel bed' },
            { value: 'whole_home', label: 'Whole home' },
          ]}
          chosen={['pg_bed']}
          counts={counts}
          isAtLeast={isAtLeast}
          onChange={() => undefined}
        />,
      )
    expect(textOf(group({ pg_bed: 32 }))).toBe('Home type PG or hostel bed 32 Whole home 0')
    expect(textOf(group({ pg_bed: 32 }, true))).toBe('Home type PG or hostel bed 32+ Whole home 0+')
    expect(textOf(group())).toBe('Home type PG or hostel bed Whole home')
    expect(group().match(/aria-pressed="true"/g)).toHaveLength(1)
  })
})
