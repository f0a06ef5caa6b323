import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeSearchMin } from '@basera/places/contract'
import { evaluate, type Gazetteer, loadGazetteer, rowsWhere } from '@basera/places/server/gazetteer'
import { createLogger } from '@basera/platform/server/logger'
import { percentile, printTable } from '@basera/testkit/load'

const lists = join(import.meta.dirname, '../../places/evaluation')
const megabyte = 1024 * 1024
const suggestions = 5
const rounds = 3
/** Of the long list of localities, one in so many is typed. */
const localityStep = 4

const linesOf = (file: string) =>
  readFileSync(join(lists, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** What people type: everyday queries, addresses, and localities with their city. */
function queries(): string[] {
  return [
    ...linesOf('everyday.tsv').map(([query = '']) => query),
    ...linesOf('addresses.tsv').map(([query = '']) => query),
    ...linesOf('localities.tsv')
      .filter((_, at) => at % localityStep === 0)
      .map(([city, locality]) => `${locality}, ${city}`),
  ]
}

/** Every beginning of a text that a place field searches for. */
function* typed(text: string): Generator<string> {
  for (let length = placeSearchMin; length <= text.length; length++) yield text.slice(0, length)
}

/** Milliseconds of each answer: the best of several rounds, so that what else the machine does counts little. */
function measure(texts: readonly string[], ask: (text: string) => unknown): number[] {
  const begun = texts.flatMap((text) => [...typed(text)])
  const best = begun.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++)
    for (const [at, text] of begun.entries()) {
      const since = performance.now()
      ask(text)
      best[at] = Math.min(best[at] ?? 0, performance.now() - since)
    }
  return best
}

/** The baseline: one look at every name, the way a list of places without an index is searched. */
function plainScan(gazetteer: Gazetteer): (text: string) => unknown {
  const names = gazetteer.indexes.flatMap((index) =>
    rowsWhere(index, () => true).map(({ name }) => name.toLowerCase()),
  )
  return (text) => {
    const begun = text.toLowerCase()
    return names.filter((name) => name.startsWith(begun)).slice(0, suggestions)
  }
}

async function measureLoading() {
  globalThis.gc?.()
  const before = process.memoryUsage()
  const since = performance.now()
  const gazetteer = await loadGazetteer(createLogger('silent'))
  const ms = performance.now() - since
  globalThis.gc?.()
  const after = process.memoryUsage()
  const kept = after.heapUsed - before.heapUsed + after.external - before.external
  return { gazetteer, ms, kept }
}

function printVerdicts(gazetteer: Gazetteer): void {
  const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`
  printTable(
    ['list', 'texts', 'right', 'another city'],
    Object.entries(evaluate(gazetteer)).map(([list, { texts, right, wrong }]) => [
      list,
      texts,
      percent(right, texts),
      percent(wrong, texts),
    ]),
  )
}

/** Types every query letter by letter, as a place field does, times each answer, and judges the lists of `places/evaluation`. */
export async function run(): Promise<void> {
  const { gazetteer, ms, kept } = await measureLoading()
  console.log(`${gazetteer.size} places read in ${ms.toFixed(0)} ms, ${(kept / megabyte).toFixed(0)} MB kept`)
  const texts = queries()
  const ours = measure(texts, (text) => gazetteer.search(text, suggestions))
  const scan = measure(texts, plainScan(gazetteer))
  const rowOf = (name: string, times: readonly number[]) => [
    name,
    times.length,
    percentile(times, 0.5).toFixed(2),
    percentile(times, 0.95).toFixed(2),
    Math.max(...times).toFixed(1),
    (percentile(times, 0.95) / percentile(scan, 0.95)).toFixed(2),
  ]
  printTable(
    ['answers', 'number', 'p50 ms', 'p95 ms', 'max ms', 'p95 ratio to the plain scan'],
    [rowOf('plain scan of all names', scan), rowOf('suggestions', ours)],
  )
  console.log('')
  printVerdicts(gazetteer)
}
