import { describe, expect, it } from 'vitest'
import { hintQuery } from './hint-query.ts'

const place = { label: 'Indiranagar, Bengaluru', latitude: 12.97841, longitude: 77.64082 }

describe('rooms.price-hint: what the form asks with', () => {
  it('waits for the place and the home type', () => {
    const address = { text: 'Indiranagar, Bengaluru', place }
    expect(hintQuery({ home_type: null, address })).toBeNull()
    expect(hintQuery({ home_type: 'pg_bed', address: { ...address, place: null } })).toBeNull()
    expect(hintQuery({ home_type: 'pg_bed', address })?.home_type).toBe('pg_bed')
  })

  it('tells no more than the blurred location, which a move within the square keeps', () => {
    const at = (latitude: number) =>
      hintQuery({ home_type: 'pg_bed', address: { text: '', place: { ...place, latitude } } })
    expect(at(12.97841)).toEqual(at(12.97931))
    expect(at(12.97841)?.lat).not.toBe('12.97841')
    expect(at(12.97841)).not.toEqual(at(12.985))
  })
})
