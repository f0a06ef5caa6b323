import { uploadsUnderWay } from '@basera/platform/server/http'
import type { Admission } from '@basera/platform/server/load-shedding'
import { Gauge, type Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'

function gauge(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Record<string, number>,
) {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count)
    },
  })
}

export function registerWorkMetrics(registry: Registry, pool: Pool, admission: Admission | undefined): void {
  gauge(
    registry,
    'database_connections',
    'Connections of this process to the database, and who waits for one',
    'state',
    () => ({
      'in-use': pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      allowed: pool.options.max,
    }),
  )
  gauge(
    registry,
    'admission_requests',
    'Requests under way, waiting for a place, and allowed at a time',
    'state',
    () => ({ ...(admission?.counts ?? { running: 0, waiting: 0, allowed: 0 }) }),
  )
  new Gauge({
    name: 'uploads_in_progress',
    help: 'Uploads under way',
    registers: [registry],
    collect() {
      this.set(uploadsUnderWay())
    },
  })
}
