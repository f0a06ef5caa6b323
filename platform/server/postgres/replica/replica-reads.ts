import { Kysely, PostgresDialect, type QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import { isDatabaseTrouble, noConnection } from '../../http/database-trouble.ts'
import { recordEvent } from '../../telemetry.ts'

interface Reading {
  readonly primary: pg.Pool
  /** The replica's pool, while it may be asked. */
  readonly current: () => pg.Pool | undefined
  readonly onLost: (pool: pg.Pool, error: Error) => void
}

const timedOut = '57014'
/** A replica ends reads of rows that it is about to remove. */
const conflict = '40001'

const codeOf = (error: unknown) => (error as { readonly code?: unknown }).code

const isLost = (error: unknown): error is Error =>
  isDatabaseTrouble(error) && codeOf(error) !== conflict && (error as Error).message !== noConnection

/** Single statements, each asked of the replica if it may be, and of the primary where it fails there. */
export function replicaReads({ primary, current, onLost }: Reading): QueryExecutorProvider {
  async function query(text: string, values: readonly unknown[]) {
    const pool = current()
    if (pool) {
      try {
        const result = await pool.query(text, [...values])
        recordEvent('public-read', 'replica')
        return result
      } catch (error) {
        if (codeOf(error) === timedOut) throw error
        if (isLost(error)) onLost(pool, error)
      }
    }
    recordEvent('public-read', 'primary')
    return primary.query(text, [...values])
  }
  const routed = {
    options: {},
    connect: async () => ({ query, release: () => undefined }),
    end: async () => undefined,
  }
  const config = { pool: routed } as unknown as ConstructorParameters<typeof PostgresDialect>[0]
  return new Kysely<unknown>({ dialect: new PostgresDialect(config) })
}
