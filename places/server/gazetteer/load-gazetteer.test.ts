import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { place, placeId } from '@basera/places/contract'
import { createLogger } from '@basera/platform/server/logger'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from './load-gazetteer.ts'
import { PlaceTable, placeFromRow } from './place-table.ts'

const data = join(import.meta.dirname, '../../data')
const places = new PlaceTable(gunzipSync(readFileSync(join(data, 'places.tsv.gz'))))
const odbl = new PlaceTable(gunzipSync(readFileSync(join(data, 'places.odbl.tsv.gz'))))
const ccbysa = new PlaceTable(readFileSync(join(data, 'places.ccbysa.tsv')))
const tables = [places, odbl, ccbysa]

const header =
  'id\tkind\tname\talt\tcity\tdistrict\tstate\tpincode\tlat\tlng\trank\tpop\tq\tsrc\tnames\tlic\n'

describe('the bundled places', () => {
  it('keep their three licences apart', () => {
    const licences = (file: Buffer) =>
      new Set(
        file
          .toString('utf8')
          .trimEnd()
          .split('\n')
          .slice(1)
          .map((line) => line.split('\t').at(-1)),
      )
    expect(licences(gunzipSync(readFileSync(join(data, 'places.tsv.gz'))))).toEqual(new Set(['open']))
    expect(licences(gunzipSync(readFileSync(join(data, 'places.odbl.tsv.gz'))))).toEqual(new Set(['odbl']))
    expect(licences(readFileSync(join(data, 'places.ccbysa.tsv')))).toEqual(new Set(['ccbysa']))
  })

  it('are all as the contract promises, in India, and named once', () => {
    const ids = new Set<string>()
    for (const table of tables)
      for (let at = 0; at < table.size; at++) {
        const row = table.row(at)
        ids.add(placeId.parse(row.id))
        const told = place.parse(placeFromRow(row))
        expect(
          told.latitude > 6 && told.latitude < 37.5 && told.longitude > 68 && told.longitude < 97.6,
        ).toBe(true)
      }
    expect(ids.size).toBe(tables.reduce((sum, { size }) => sum + size, 0))
    expect(ids.size).toBe(78_073)
  })

  it('are found by the ids of places that were merged into them', async () => {
    const gazetteer = await loadGazetteer(createLogger('silent'))
    const lines = readFileSync(join(data, 'merged-ids.tsv'), 'utf8').trimEnd().split('\n').slice(1)
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      const [old = '', kept] = line.split('\t')
      expect(gazetteer.find(old)?.id, old).toBe(kept)
    }
  })

  it('are read in slices, so that the process answers meanwhile', async () => {
    let turns = 0
    let reading = true
    const turn = () => {
      turns++
      if (reading) setImmediate(turn)
    }
    turn()
    await loadGazetteer(createLogger('silent'))
    reading = false
    expect(turns).toBeGreaterThan(10)
  })
})

describe('a place table', () => {
  it('refuses data with other columns', () => {
    expect(() => new PlaceTable(Buffer.from('id\tname\nl-a\tA\n'))).toThrow('other columns')
    expect(() => new PlaceTable(Buffer.from(''))).toThrow('other columns')
  })

  it('refuses a row that is no place', () => {
    const table = new PlaceTable(Buffer.from(`${header}l-a\tcastle\tA\t\t\t\t\t\t1\t2\t3\t\t1\tgn\t\topen\n`))
    expect(() => table.row(0)).toThrow('Not a place')
    expect(() => table.row(1)).toThrow('No row 1')
  })

  it('reads the last row with or without a line break after it', () => {
    const row =
      'l-a\tlocality\tA\tB;C\tCity\tDistrict\tState\t560001\t12.5\t77.5\t80\t\t1\tgn\tDeva=अ;Knda=ಅ\topen'
    for (const end of ['', '\n']) {
      const table = new PlaceTable(Buffer.from(header + row + end))
      expect(table.size).toBe(1)
      expect(table.row(0)).toMatchObject({
        id: 'l-a',
        otherNames: ['B', 'C', 'अ', 'ಅ'],
        latitude: 12.5,
        rank: 80,
        quality: 1,
      })
      expect(table.find('l-a')?.name).toBe('A')
    }
  })
})
