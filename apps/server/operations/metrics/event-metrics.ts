import { onEvent, type TelemetryEvent, type TelemetryEvents } from '@basera/platform/server/telemetry'
import { Counter, Histogram, type Registry } from '@prometheus-io/client'

interface Counted {
  readonly metric: string
  readonly help: string
  /** One per word of the outcome. */
  readonly labels: readonly string[]
  /** Start at 0, so that the first event shows in a rate. */
  readonly outcomes?: readonly string[]
}

interface Timed {
  readonly metric: string
  readonly help: string
  readonly label?: string
  /** Seconds. */
  readonly buckets: readonly number[]
}

const counted: Partial<Record<TelemetryEvent, Counted>> = {
  'bot-check': {
    metric: 'bot_checks_total',
    help: 'Bot checks, by how they came out',
    labels: ['outcome'],
    outcomes: ['passed', 'refused', 'not-made'],
  },
  'phone-code': {
    metric: 'phone_codes_total',
    help: 'Phone codes: sent, and what was typed in',
    labels: ['outcome'],
    outcomes: ['sent', 'not-sent', 'verified', 'wrong', 'spent', 'none'],
  },
  'sign-in': {
    metric: 'sign_ins_total',
    help: 'Attempts to get a session: how, and ok or the code of the refusal',
    labels: ['way', 'outcome'],
    outcomes: ['password ok', 'password invalid_credentials', 'code ok', 'refresh ok', 'sign-up ok'],
  },
  mail: {
    metric: 'mails_total',
    help: 'Mails handed to the mail server, each try counted',
    labels: ['outcome'],
    outcomes: ['sent', 'failed'],
  },
  'limit-hit': { metric: 'limit_hits_total', help: 'Refusals by a limit, by its name', labels: ['limit'] },
  'turned-away': {
    metric: 'http_requests_turned_away_total',
    help: 'Requests that were refused for load, by rank',
    labels: ['rank'],
    outcomes: ['write', 'member', 'public', 'crawler', 'file'],
  },
  'job-done': { metric: 'jobs_done_total', help: 'Jobs that were done, by name', labels: ['job'] },
  'job-failed': {
    metric: 'jobs_failed_total',
    help: 'Tries of jobs that failed, by name',
    labels: ['job'],
  },
  page: {
    metric: 'pages_total',
    help: 'Pages, rendered anew or taken from what was rendered from equal data before',
    labels: ['outcome'],
    outcomes: ['cached', 'rendered'],
  },
  'public-read': {
    metric: 'database_public_reads_total',
    help: 'Statements of public data where a replica is set, by who answered',
    labels: ['server'],
    outcomes: ['replica', 'primary'],
  },
  'client-error': {
    metric: 'client_errors_total',
    help: 'Failures that browsers reported',
    labels: ['screen'],
    outcomes: ['page', 'application'],
  },
  'message-warning': {
    metric: 'message_warnings_total',
    help: 'Warnings of messages: written for a receiver to see, dismissed or reported by them; whose they are is not counted',
    labels: ['event', 'level'],
    outcomes: ['shown', 'dismissed', 'reported'].flatMap((event) => [`${event} careful`, `${event} danger`]),
  },
}

const timed: Partial<Record<TelemetryEvent, Timed>> = {
  'job-done': {
    metric: 'job_duration_seconds',
    help: 'Time of jobs that were done, by name',
    label: 'job',
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
  },
  page: {
    metric: 'page_render_seconds',
    help: 'Time of rendering a page, without its data and without compressing it',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1],
  },
  'connection-wait': {
    metric: 'database_connection_wait_seconds',
    help: 'Waits for a connection to the database, of those that had to wait',
    label: 'outcome',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5],
  },
  'loop-delay': {
    metric: 'event_loop_delay_seconds',
    help: 'How late the event loop was, looked at every 20 ms',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
  },
}

type Listen = (outcome: string, seconds: number | undefined) => void

function counter(registry: Registry, { metric: name, help, labels, outcomes = [] }: Counted): Listen {
  const metric = new Counter({ name, help, labelNames: labels, registers: [registry] })
  const count = (told: string, by: number) => {
    const words = labels.length > 1 ? told.split(' ') : [told]
    metric.inc(Object.fromEntries(labels.map((label, n) => [label, words[n] ?? ''])), by)
  }
  for (const outcome of outcomes) count(outcome, 0)
  return (outcome) => count(outcome, 1)
}

function histogram(registry: Registry, { metric: name, help, label, buckets }: Timed): Listen {
  const labelNames = label ? [label] : []
  const metric = new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [registry] })
  return (outcome, seconds) => {
    if (seconds !== undefined) metric.observe(label ? { [label]: outcome } : {}, seconds)
  }
}

/** Metrics of {@link TelemetryEvents}; returns a function that ends them. */
export function registerEventMetrics(registry: Registry): () => void {
  const ends = [
    ...Object.entries(counted).map(([kind, one]) => [kind, counter(registry, one)] as const),
    ...Object.entries(timed).map(([kind, one]) => [kind, histogram(registry, one)] as const),
  ].map(([kind, listen]) => onEvent(kind as keyof TelemetryEvents, listen))
  return () => {
    for (const end of ends) end()
  }
}
