import { openPlaces, type Places } from '@basera/places/server'
import type { Api } from '@basera/platform/contract'
import { inProcessApi } from '@basera/platform/server/feature'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openSecrets } from '@basera/platform/server/secrets'
import { openPool } from '@basera/platform/testing/pool'
import { countedTo, type RoomCalls, type RoomFacets } from '@basera/rooms/contract'
import { nameMissingCities, roomsFeature } from '@basera/rooms/server'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Query } from './query-mix.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly ms: number
}

export interface Searched {
  readonly ids: readonly string[]
  readonly total: number
  /** Totals are minimums otherwise (rooms.search-count). */
  readonly isExact: boolean
  readonly unlocated: number
  readonly unknown: number
  readonly next: string | null
  /** The statements it took, with their time from sending to having the rows. */
  readonly statements: readonly Statement[]
}

export interface Searcher {
  search(query: Query): Promise<Searched>
  count(query: Query): Promise<{ readonly facets: RoomFacets; readonly statements: readonly Statement[] }>
  readonly places: Places
  readonly backend: number
  close(): Promise<void>
}

const logger = createLogger('silent')
const places = openPlaces({ logger })

/** Opens a client; searches run through the product's own calls, without HTTP. */
export async function openSearcher(url: string): Promise<Searcher> {
  const pool = openPool({ connectionString: url, max: 1, idleTimeoutMillis: 0 })
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  let statements: Statement[] = []
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis: ms }) => {
      statements.push({ sql: query.sql, parameters: query.parameters, ms })
    },
  })
  const files = localFiles('/nonexistent')
  const secrets = openSecrets('counts no views, but takes thirty-two characters')
  const rooms = roomsFeature({ db, files, places, limits: noLimits, logger, secrets })
  const api = inProcessApi([rooms], async () => ({
    address: '127.0.0.1',
  })) as unknown as Api<RoomCalls>
  return {
    places,
    backend: rows[0]?.pid ?? 0,
    close: () => db.destroy(),
    async search(query) {
      statements = []
      const page = await api('GET /api/rooms', { query })
      return {
        ids: page.items.map(({ id }) => id),
        total: page.total,
        isExact: page.total_is_exact || page.total === countedTo,
        unlocated: page.unlocated_total,
        unknown: page.unknown_total,
        next: page.next_cursor,
        statements,
      }
    },
    async count(query) {
      statements = []
      const facets = await api('GET /api/rooms/facets', { query })
      return { facets, statements }
    },
  }
}

/** Looks up the cities of filled rooms, as the product's task does after an import. */
export async function nameCities(url: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool({ connectionString: url }) }),
  })
  for (let after = await nameMissingCities(db, places.directory, null); after !== null; )
    after = await nameMissingCities(db, places.directory, after)
  await sql`VACUUM ANALYZE rooms`.execute(db)
  await db.destroy()
}
