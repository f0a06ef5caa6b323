import pg from 'pg'
import { endOfRecords, type LogPosition, logPosition } from './replay.ts'

const milliseconds = 2000

interface Primary {
  readonly system: string
  readonly written: LogPosition
}

/** How far the primary's log reaches, past every transaction whose commit is known. */
export async function primaryPosition(primary: pg.Pool): Promise<Primary> {
  const { rows } = await primary.query<{ system: string; written: string }>(
    'SELECT system_identifier::text AS system, pg_current_wal_insert_lsn()::text AS written FROM pg_control_system()',
  )
  const [{ system, written } = { system: '', written: '0/0' }] = rows
  return { system, written: endOfRecords(logPosition(written)) }
}

export interface Standby {
  readonly isLost: boolean
  replayed(system: string): Promise<LogPosition>
  close(): void
}

/** A connection that is only asked what the replica has replayed, which is less again once a restart has cut it. */
export async function openStandby(url: string, onLost: (error?: Error) => void): Promise<Standby> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
    application_name: 'basera-replica-check',
  })
  let isLost = false
  const lose = (error?: Error) => {
    isLost = true
    onLost(error)
  }
  client.on('error', lose).on('end', () => lose())
  await client.connect()
  return {
    get isLost() {
      return isLost
    },
    async replayed(system) {
      const { rows } = await client.query<{ system: string; replayed: string | null }>(
        `SELECT system_identifier::text AS system,
                CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS replayed
         FROM pg_control_system()`,
      )
      const [row] = rows
      if (!row?.replayed || row.system !== system) throw new Error('It is no replica of DATABASE_URL')
      return logPosition(row.replayed)
    },
    close() {
      client.end().catch(() => undefined)
    },
  }
}
