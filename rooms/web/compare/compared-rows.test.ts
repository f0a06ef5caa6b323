import type { Comparison } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { comparisonPath, readComparison } from './compare-path.ts'
import { comparedParts } from './compared-rows.ts'

type Item = Comparison['items'][number]

const room = (facts: Partial<Item['room']>, beside: Partial<Item> = {}): Item =>
  ({
    metro: null,
    commute_minutes: null,
    ...beside,
    room: {
      address: 'Koramangala, Bengaluru',
      rent: 10_000,
      deposit: 0,
      bills_estimate: 0,
      maintenance: null,
      brokerage: null,
      painting_charge: null,
      lock_in_months: null,
      notice_days: null,
      public_latitude: 12.9,
      available_from: '2030-01-01',
      gender_preference: 'any',
      household: null,
      images: [],
      lister: { phone_verified: true, proofs: { phone_on: '2026-05-28', work: null, photo_on: null } },
      ...Object.fromEntries(
        ['home_type', 'layout', 'furnishing', 'bathroom', 'meals', 'kitchen', 'posted_by'].map((name) => [
          name,
          null,
        ]),
      ),
      ...facts,
    },
  }) as unknown as Item

const rowsOf = (items: Item[], commute: Comparison['commute'] = null) =>
  new Map(
    comparedParts({ items, commute })
      .flatMap(({ rows }) => rows)
      .map((row) => [row.label, row]),
  )

describe('rooms.side-by-side: the rows of a comparison', () => {
  it('mark the one least sum, no tie, and what is known in one room alone not at all', () => {
    const rows = rowsOf([
      room({ rent: 12_000, deposit: 5000, brokerage: 0 }),
      room({ rent: 9000, deposit: 5000 }),
      room({ rent: 15_000, deposit: 90_000 }),
    ])
    expect(rows.get('Rent')).toMatchObject({ least: 1, mark: 'Lowest', differs: true })
    expect(rows.get('Deposit')?.least).toBeUndefined()
    expect(rows.get('Brokerage')).toMatchObject({ words: ['₹0', 'Not said', 'Not said'], least: undefined })
  })

  it('accounts.proofs-shown: say where a lister proved to work or study', () => {
    const lister = {
      ...room({}).room.lister,
      proofs: { phone_on: null, work: { domain: 'infosys.com', on: '2026-05-28' }, photo_on: null },
    }
    expect(rowsOf([room({}), room({ lister })]).get('Checked')).toMatchObject({
      words: ['Phone verified', 'Phone verified, mailbox at infosys.com'],
      differs: true,
    })
  })

  it('never mark a sum with unknown terms, which is more than it seems', () => {
    const known = { maintenance: 0, brokerage: 0, bills_estimate: 500 }
    const rows = rowsOf([
      room({ rent: 9000 }),
      room({ rent: 12_000, ...known }),
      room({ rent: 13_000, ...known }),
    ])
    const toMoveIn = rows.get('To move in')
    expect(toMoveIn?.words[0]).toBe('₹9,000 or more')
    expect(toMoveIn?.least).toBe(1)
  })

  it('take no sum for exact whose bills are not said', () => {
    const fees = { maintenance: 0, brokerage: 0 }
    const rows = rowsOf([
      room({ rent: 9000, ...fees }),
      room({ rent: 12_000, bills_estimate: 500, ...fees }),
      room({ rent: 13_000, bills_estimate: 500, ...fees }),
    ])
    expect(rows.get('Bills, estimate')?.words[0]).toBe('Not said')
    for (const label of ['Every month', 'To move in'])
      expect(rows.get(label)).toMatchObject({
        words: ['₹9,000 or more', expect.any(String), expect.any(String)],
        least: 1,
      })
  })

  it('leave out what no lister said, and say it where one did', () => {
    const rows = rowsOf([room({ furnishing: 'full' }), room({})])
    expect(rows.get('Furnishing')?.words[1]).toBe('Not said')
    expect(rows.has('Bathroom')).toBe(false)
    expect(rows.has('Bills, estimate')).toBe(false)
  })

  it('shell.text-language: only the place is in the words of listers', () => {
    const rows = rowsOf([room({}), room({ address: 'कोरमंगला, बेंगलुरु' })])
    expect([...rows].flatMap(([label, row]) => (row.isWritten ? [label] : []))).toEqual(['Area'])
  })

  it('tell the way to a place, and what is unknown of it', () => {
    const commute = {
      label: 'Manyata',
      latitude: 13,
      longitude: 77,
      by: 'metro',
      max_minutes: 90,
      no_station: false,
    }
    const rows = rowsOf(
      [
        room({}, { commute_minutes: 40 }),
        room({}, { commute_minutes: 25 }),
        room({}),
        room({ public_latitude: null }),
      ],
      commute as Comparison['commute'],
    )
    expect(rows.get('To Manyata')).toMatchObject({
      words: ['About 40 min by metro', 'About 25 min by metro', 'More than 90 min', 'Place not on the map'],
      least: 1,
      mark: 'Shortest',
    })
  })
})

describe('the address of a comparison', () => {
  const ids = Array.from({ length: 5 }, (_, n) => `6e9bdf19-fcac-4e8d-ac6c-1230fcde071${n}`)
  const read = (path: string) => readComparison(new URL(path, 'https://basera.test').searchParams)

  it('keeps the first four ids, each once, and nothing else', () => {
    const [first = '', second = ''] = ids
    expect(read(`/saved/compare?rooms=${first},x,${first.toUpperCase()},${second}`).ids).toEqual([
      first,
      second,
    ])
    expect(read(`/saved/compare?rooms=${ids}`).ids).toEqual(ids.slice(0, 4))
    expect(read('/saved/compare').ids).toEqual([])
  })

  it('reads what it wrote', () => {
    const address = { ids: ids.slice(0, 2), to: '12.9,77.6', label: 'Work & café', by: 'walk' }
    expect(read(comparisonPath(address))).toEqual(address)
  })
})
