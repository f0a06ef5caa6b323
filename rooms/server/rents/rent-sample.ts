import type { Database } from '../database.ts'
import type { SearchArea } from '../search/search-area.ts'
import { type SampledRoom, sampleRents } from './rent-sample.queries.ts'

/** Thirteen weeks hold the 90 days and the twelve weeks of the trend. */
const sampledWeeks = 13
/** Rooms of a week over all cells of an area. */
const sampledEachWeek = 800

/** The rooms from which rents of an area are told, for pages and price hints alike (rooms.rent-enough). */
export const readRentSample = (db: Database, area: SearchArea, at: Date): Promise<SampledRoom[]> =>
  sampleRents(db, area, at, sampledWeeks, Math.ceil(sampledEachWeek / area.cells.length))
