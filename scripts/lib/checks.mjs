import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectEnv, projectNode, root } from './install.mjs'
import { partTimes, timed } from './parts.mjs'

const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules/.bin', name)

const compiledOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

const begin = (command, args, stdio, env) =>
  spawn(command, args, { cwd: root, stdio, env: { ...projectEnv(), ...compiledOnce, ...env } })

const exitOf = async (child) => {
  const [status] = await once(child, 'close')
  return status === 0
}

const sayHow = (title, ok) => console.log(`── ${title}: ${ok ? 'ok' : 'failed'}`)

async function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`)
  const ok = await timed(title, () => exitOf(begin(command, args, 'inherit', env)))
  sayHow(title, ok)
  return ok
}

const single = (title, ok) => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  failures: ok ? [] : [title],
})

function fromReport(title, file, ok, read) {
  if (!existsSync(file)) return single(title, false)
  const counts = read(JSON.parse(readFileSync(file, 'utf8')))
  // A run that failed without a failed test failed at something else: say so in the count.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, failures: [title] }
}

const check = (title, command, ...args) => ({ title, command, args })

export const build = check('build', projectNode, 'scripts/build.mjs')

export const types = check('types', () => bin('tsc'), '-p', '.')

export const lint = check('lint and format', () => bin('biome'), 'check', '--error-on-warnings', '.')

/** Files, exports and dependencies that nothing uses. */
export const unused = check('unused code', () => bin('knip'), '--no-progress')

async function quietly({ title, command, args }) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  let told = ''
  const ok = await timed(title, () => {
    const child = begin(command(), args, ['ignore', 'pipe', 'pipe'], color)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        told += text
      })
    return exitOf(child)
  })
  return { ok, told }
}

/** Runs checks beside each other; what each of them prints stands together, in their order. */
export async function beside(checks) {
  const running = checks.map((one) => ({ title: one.title, end: quietly(one) }))
  const counts = []
  for (const { title, end } of running) {
    const { ok, told } = await end
    console.log(`\n── ${title}`)
    process.stdout.write(told)
    sayHow(title, ok)
    counts.push(single(title, ok))
  }
  return counts
}

/** The tests of a file with a status that failed at any of their tries. */
const unitTestsThat = (status, { name, assertionResults }) =>
  assertionResults
    .filter((test) => test.status === status && test.failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'))
    .map((text) => `${relative(root, name)}: ${text}`)

// A file that could not be read has a message of its own, and no results.
const unitFailures = (file) => [
  ...(file.message ? [`${relative(root, file.name)}: ${file.message}`] : []),
  ...unitTestsThat('failed', file),
]

export async function vitest(args = []) {
  const file = join(results, 'vitest.json')
  rmSync(file, { force: true })
  mkdirSync(results, { recursive: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const title = 'unit and API tests'
  const ok = await run(title, bin('vitest'), ['run', ...reporters, ...args])
  return fromReport(title, file, ok, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(unitFailures),
    retried: report.testResults.flatMap((one) => unitTestsThat('passed', one)),
  }))
}

/** The journeys of a status, with what went wrong in any of their tries. */
function journeysThat(status, { file, suites = [], specs = [] }) {
  const own = specs
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
    .filter((test) => test.status === status)
    .map(({ title, projectName, results }) => {
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message))
      return `[${projectName}] ${file}: ${title}\n${errors.join('\n')}`
    })
  return [...own, ...suites.flatMap((suite) => journeysThat(status, suite))]
}

/** Journeys in a real browser, each page checked for accessibility. */
export async function journeys(chromium) {
  const file = join(results, 'journeys.json')
  rmSync(file, { force: true })
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const title = 'browser journeys'
  const ok = await run(title, bin('playwright'), ['test', '-c', 'journeys', '--reporter=line,json'], env)
  return fromReport(title, file, ok, ({ stats, ...report }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: journeysThat('unexpected', report),
    retried: journeysThat('flaky', report),
  }))
}

/** Prints what failed, the time per part, then the closing line; sets the exit code. */
export function conclude(counts) {
  for (const test of counts.flatMap(({ retried = [] }) => retried))
    console.log(`\n── passed at its second try: ${stripVTControlCharacters(test)}`)
  for (const failure of counts.flatMap(({ failures }) => failures))
    console.log(`\n── failed: ${stripVTControlCharacters(failure)}`)
  console.log(`\n── time per part\n${partTimes()}`)
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
