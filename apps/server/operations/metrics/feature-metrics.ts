import type { Feature } from '@basera/platform/server/feature'
import { Counter, Gauge, type Registry } from '@prometheus-io/client'

export function registerFeatureMetrics(
  registry: Registry,
  features: readonly Pick<Feature, 'metrics'>[],
): void {
  const registers = [registry]
  for (const { name, help, kind, read } of features.flatMap(({ metrics }) => metrics)) {
    if (kind === 'gauge')
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    else
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
  }
}
