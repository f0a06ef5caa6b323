import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { webDist } from '@basera/server/testing/assets'
import { printTable } from '@basera/testkit/load'
import { startDemoProduct } from '@basera/testkit/product'
import { slow4G, transferred, type Visit, visits, vitalColumns, vitals } from './visit.ts'

/** First-load budgets in KB: scripts gzip, inlined styles Brotli. */
const budgets = { '/': 85, '/find-room': 95, '/room/{id}': 95 } as const
const cssBudget = 9
const fontBudget = 22

type Page = keyof typeof budgets

function scriptKilobytes(visited: Visit): number {
  const scripts = visited.urls.filter(({ resourceType }) => resourceType === 'Script')
  const sizes = scripts.map(({ url, transferSize }) => {
    const file = join(webDist, 'client', new URL(url).pathname)
    if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size
    return existsSync(file) ? gzipSync(readFileSync(file)).length : transferSize
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

const kilobytes = (text: string) => brotliCompressSync(text).length / 1024

/** A page's HTML and the styles in it. */
async function sizesOf(url: string): Promise<{ readonly html: number; readonly css: number }> {
  const html = await (await fetch(url)).text()
  return { html: kilobytes(html), css: kilobytes(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '') }
}

async function measure(page: Page, url: string, runs: number): Promise<(string | number)[]> {
  const all = await visits(url, slow4G, runs)
  const [first] = all
  if (!first) throw new Error('No visit was made')
  const scripts = scriptKilobytes(first)
  const fonts = transferred(first, 'Font')
  const { html, css } = await sizesOf(url)
  if (scripts > budgets[page] || fonts > fontBudget || css > cssBudget) process.exitCode = 1
  return [
    page,
    ...vitals(all),
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
    printTable(['page', ...vitalColumns, 'JS KB gzip', 'fonts KB', 'CSS KB br', 'HTML KB br', 'all KB'], rows)
    console.log(`\nMedians of ${runs} runs; bytes of the first.`)
  } finally {
    await product.stop()
  }
}
