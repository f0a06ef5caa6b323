import { Gauge, type Registry } from '@prometheus-io/client'

export interface MeasuredReplica {
  readonly isInUse: boolean
  readonly lag: number
}

export function registerReplicaMetrics(registry: Registry, replica: MeasuredReplica): void {
  const registers = [registry]
  new Gauge({
    name: 'database_replica_in_use',
    help: '1 while the replica is asked, 0 while it is away or too far behind',
    registers,
    collect() {
      this.set(replica.isInUse ? 1 : 0)
    },
  })
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Seconds of changes that the replica may lack at most, by positions of the log',
    registers,
    collect() {
      this.set(replica.lag)
    },
  })
}
