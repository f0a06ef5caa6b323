import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromiumPath as chromePath, quietChromium } from '@basera/platform/testing/chromium'
import { webDist } from '@basera/server/testing/assets'
import { median, printTable } from '@basera/testkit/load'
import { startDemoProduct } from '@basera/testkit/product'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

/** Slow 4G, as DevTools throttles it: 1.6 Mbps, 150 ms; processor slowed four times. */
const throttling = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
}

/** First-load budgets in KB: scripts gzip, inlined styles Brotli. */
const budgets = { '/': 85, '/find-room': 95, '/room/{id}': 95 } as const
const cssBudget = 9
const fontBudget = 22

type Page = keyof typeof budgets

interface Visit {
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

async function visit(url: string): Promise<Visit> {
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
    if (!outcome) throw new Error(`Lighthouse said nothing of ${url}`)
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

function scriptKilobytes(visited: Visit): number {
  const scripts = visited.urls.filter(({ resourceType }) => resourceType === 'Script')
  const sizes = scripts.map(({ url, transferSize }) => {
    const file = join(webDist, 'client', new URL(url).pathname)
    if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size
    return existsSync(file) ? gzipSync(readFileSync(file)).length : transferSize
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

const transferred = (visited: Visit, type?: string) =>
  visited.urls
    .filter((request) => !type || request.resourceType === type)
    .reduce((sum, request) => sum + request.transferSize, 0) / 1024

const kilobytes = (text: string) => brotliCompressSync(text).length / 1024

/** A page's HTML and the styles in it. */
async function sizesOf(url: string): Promise<{ readonly html: number; readonly css: number }> {
  const html = await (await fetch(url)).text()
  return { html: kilobytes(html), css: kilobytes(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '') }
}

async function measure(page: Page, url: string, runs: number): Promise<(string | number)[]> {
  const visits: Visit[] = []
  for (let i = 0; i < runs; i++) visits.push(await visit(url))
  const [first] = visits
  if (!first) throw new Error('No visit was made')
  const middle = (read: (visited: Visit) => number) => median(visits.map(read))
  const score = (name: string) => middle(({ scores }) => scores[name] ?? 0)
  const scripts = scriptKilobytes(first)
  const fonts = transferred(first, 'Font')
  const { html, css } = await sizesOf(url)
  if (scripts > budgets[page] || fonts > fontBudget || css > cssBudget) process.exitCode = 1
  return [
    page,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    Math.round(middle(({ lcp }) => lcp)),
    middle(({ cls }) => cls).toFixed(3),
    Math.round(middle(({ tbt }) => tbt)),
    Math.round(middle(({ cpu }) => cpu)),
    `${scripts.toFixed(1)} of ${budgets[page]}`,
    `${fonts.toFixed(1)} of ${fontBudget}`,
    `${css.toFixed(1)} of ${cssBudget}`,
    html.toFixed(1),
    transferred(first).toFixed(0),
  ]
}

/** Lighthouse on the pages visitors land on: phone, slow 4G, four times slower processor. `--runs N` (5). */
export async function run(args: readonly string[]): Promise<void> {
  const runs = Number(args[args.indexOf('--runs') + 1] ?? 5) || 5
  const product = await startDemoProduct()
  try {
    const rows = [
      await measure('/', `${product.address}/`, runs),
      await measure('/find-room', `${product.address}/find-room`, runs),
      await measure('/room/{id}', `${product.address}/room/${product.roomId}`, runs),
    ]
    printTable(
      [
        'page',
        'perf',
        'a11y',
        'best',
        'SEO',
        'LCP ms',
        'CLS',
        'TBT ms',
        'main thread ms',
        'JS KB gzip',
        'fonts KB',
        'CSS KB br',
        'HTML KB br',
        'all KB',
      ],
      rows,
    )
    console.log(`\nMedians of ${runs} runs; bytes of the first.`)
  } finally {
    await product.stop()
  }
}
