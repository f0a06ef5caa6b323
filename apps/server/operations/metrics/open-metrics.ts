import type { Feature } from '@basera/platform/server/feature'
import type { Admission } from '@basera/platform/server/load-shedding'
import { collectDefaultMetrics, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { registerCaseMetrics } from './case-metrics.ts'
import { registerEventMetrics } from './event-metrics.ts'
import { registerFeatureMetrics } from './feature-metrics.ts'
import { registerHttpMetrics } from './http-metrics.ts'
import { registerQueueMetrics } from './queue-metrics.ts'
import { type MeasuredReplica, registerReplicaMetrics } from './replica-metrics.ts'
import { registerWorkMetrics } from './work-metrics.ts'

/** Milliseconds: the default of 10 and 100 would keep an idle process awake; `event_loop_delay_seconds` is ours. */
const rarely = { eventLoopMonitoringPrecision: 1000, eventLoopUtilizationTimeout: 10_000 }

interface Measured {
  readonly db: QueryExecutorProvider
  readonly pool: Pool
  readonly replica: MeasuredReplica | undefined
  readonly features: readonly Feature[]
  /** Unset where nothing is refused for load. */
  readonly admission: Admission | undefined
}

/** No label holds anything of a person: only routes, names and outcomes from the code. */
export function openMetrics(app: FastifyInstance, measured: Measured): Registry {
  const { db, pool, replica, features, admission } = measured
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, ...rarely })
  registerHttpMetrics(registry, app)
  registerWorkMetrics(registry, pool, admission)
  if (replica) registerReplicaMetrics(registry, replica)
  registerQueueMetrics(registry, pool)
  registerCaseMetrics(registry, db)
  registerFeatureMetrics(registry, features)
  const end = registerEventMetrics(registry)
  app.addHook('onClose', async () => end())
  return registry
}
