import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '../open-database.ts'

interface Wired {
  readonly connection: { readonly stream: Duplex }
}

export interface ReplicaPoolOptions {
  readonly url: string
  readonly connections: number
  readonly timeout: number
  readonly onPool?: ((pool: pg.Pool) => void) | undefined
}

export interface ReplicaPool extends Pick<OpenDatabase<unknown>, 'pool' | 'close'> {
  /** Ends what is under way, which would wait for a replica that does not answer. */
  cut(): void
}

export function openReplicaPool({ url, connections, timeout, onPool }: ReplicaPoolOptions): ReplicaPool {
  const { pool, close } = openDatabase({ url, connections, timeout, onError: () => undefined })
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  onPool?.(pool)
  const cut = () => {
    for (const client of clients) (client as unknown as Wired).connection.stream.destroy()
    close().catch(() => undefined)
  }
  return { pool, close, cut }
}
