import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath as chromePath, quietChromium } from '@basera/platform/testing/chromium'
import { median } from '@basera/testkit/load'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

export type Throttling = typeof slow4G

/** Slow 4G, as DevTools throttles it: 1.6 Mbps, 150 ms; processor slowed four times. */
export const slow4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
}

/** Regular 3G, as DevTools throttles it: 700 kbps, 300 ms; processor slowed six times. */
export const regular3G: Throttling = {
  rttMs: 300,
  throughputKbps: 700,
  requestLatencyMs: 1125,
  downloadThroughputKbps: 630,
  uploadThroughputKbps: 630,
  cpuSlowdownMultiplier: 6,
}

/** What Lighthouse saw of one load of a page; times in milliseconds. */
export interface Visit {
  /** From 0 to 100, by category. */
  readonly scores: Record<string, number>
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly cpu: number
  readonly urls: readonly {
    readonly url: string
    readonly resourceType?: string
    readonly transferSize: number
  }[]
}

function visitOf(lhr: Result): Visit {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const requests = lhr.audits['network-requests']?.details as { items?: Visit['urls'] } | undefined
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ])
  return {
    scores: Object.fromEntries(scores),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    cpu: number('mainthread-work-breakdown'),
    urls: requests?.items ?? [],
  }
}

/** Loads a page once with Lighthouse as a phone, in a fresh browser. Throws where the page does not load. */
async function visit(url: string, throttling: Throttling): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'basera-lighthouse-'))
  const chrome = await chromeLauncher.launch({
    chromePath,
    chromeFlags: ['--headless', ...quietChromium],
    userDataDir: profile,
    logLevel: 'silent',
  })
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      throttling,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    const { runtimeError } = outcome?.lhr ?? {}
    if (!outcome || runtimeError) throw new Error(`Lighthouse said of ${url}: ${runtimeError?.message}`)
    for (const audit of Object.values(outcome.lhr.audits)) {
      if (process.env.BENCH_VERBOSE && audit.score !== null && audit.score < 1)
        console.log(`  ${audit.id}: ${audit.displayValue ?? audit.score}`)
    }
    return visitOf(outcome.lhr)
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

export async function visits(url: string, throttling: Throttling, runs: number): Promise<Visit[]> {
  const all: Visit[] = []
  while (all.length < runs) all.push(await visit(url, throttling))
  return all
}

export const vitalColumns = ['perf', 'a11y', 'best', 'SEO', 'LCP ms', 'CLS', 'TBT ms', 'main thread ms']

/** Medians for {@link vitalColumns}. */
export function vitals(all: readonly Visit[]): (string | number)[] {
  const middle = (read: (visited: Visit) => number) => median(all.map(read))
  const score = (name: string) => middle(({ scores }) => scores[name] ?? 0)
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    Math.round(middle(({ lcp }) => lcp)),
    middle(({ cls }) => cls).toFixed(3),
    Math.round(middle(({ tbt }) => tbt)),
    Math.round(middle(({ cpu }) => cpu)),
  ]
}

/** KB that came over the network, of one type of resource or of all. */
export const transferred = (visited: Visit, type?: string): number =>
  visited.urls
    .filter((request) => !type || request.resourceType === type)
    .reduce((sum, request) => sum + request.transferSize, 0) / 1024
