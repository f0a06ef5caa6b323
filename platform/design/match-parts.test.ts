import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterOptions, matchParts, nextActive } from './match-parts.ts'

describe('matchParts', () => {
  it.each([
    ['Indiranagar', 'indira', ['', 'Indira', 'nagar']],
    ['New Delhi', 'delhi ', ['New ', 'Delhi', '']],
    ['Pune', 'goa', ['Pune', '', '']],
    ['Pune', '  ', ['Pune', '', '']],
    ['İzmir', 'izmir', ['İzmir', '', '']],
  ])('"%s" looked up by "%s" is split for the bold part', (text, query, parts) => {
    expect(matchParts(text, query)).toEqual(parts)
  })

  it('never loses a letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (text, query) => matchParts(text, query).join('') === text,
      ),
    )
  })
})

describe('filterOptions', () => {
  const places = [
    { label: 'Old Goa', detail: 'Goa' },
    { label: 'Goa Velha', detail: 'Goa' },
    { label: 'Pune', detail: 'Maharashtra' },
  ]

  it('keeps what holds the query, first what begins with it', () => {
    expect(filterOptions(places, 'goa', 5).map(({ label }) => label)).toEqual(['Goa Velha', 'Old Goa'])
    expect(filterOptions(places, 'MAHA', 5).map(({ label }) => label)).toEqual(['Pune'])
  })

  it('stops at the limit', () => {
    expect(filterOptions(places, '', 2)).toHaveLength(2)
  })
})

describe('nextActive', () => {
  it('goes through the rows and back to the field', () => {
    expect([nextActive(-1, 1, 2), nextActive(0, 1, 2), nextActive(1, 1, 2)]).toEqual([0, 1, -1])
    expect([nextActive(-1, -1, 2), nextActive(1, -1, 2), nextActive(0, -1, 2)]).toEqual([1, 0, -1])
    expect(nextActive(-1, 1, 0)).toBe(-1)
  })
})
