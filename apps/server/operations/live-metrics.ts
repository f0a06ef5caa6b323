import { Counter, Gauge, type Registry } from '@prometheus-io/client'

/** Counts of live connections, as they stand now. */
export type LiveCounts = () => Readonly<Record<string, number>>

const counted: readonly (readonly [count: string, metric: string, help: string])[] = [
  ['opened', 'live_opened_total', 'Live connections that were opened'],
  ['refused', 'live_refused_total', 'Live connections that were refused'],
  ['tooSlow', 'live_too_slow_total', 'Live connections that were closed because their client did not read'],
  ['framesIn', 'live_frames_received_total', 'Frames of clients'],
  ['framesOut', 'live_frames_sent_total', 'Frames to clients'],
  ['delivered', 'live_messages_delivered_total', 'Messages handed to live connections'],
]

/** Metrics of live connections. */
export function registerLiveMetrics(registry: Registry, counts: LiveCounts): void {
  const registers = [registry]
  new Gauge({
    name: 'live_connections',
    help: 'Open live connections',
    registers,
    collect() {
      this.set(counts().connections ?? 0)
    },
  })
  for (const [count, name, help] of counted)
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(counts()[count] ?? 0)
      },
    })
}
