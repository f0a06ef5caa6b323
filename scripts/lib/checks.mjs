import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectEnv, root } from './install.mjs'

const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules/.bin', name)

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...projectEnv(), ...env },
  })
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  return status === 0
}

const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

function fromReport(file, ok, read) {
  if (!existsSync(file)) return single(false)
  const counts = read(JSON.parse(readFileSync(file, 'utf8')))
  // A run that failed without a failed test failed at something else: say so in the count.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

export const types = () => single(run('types', bin('tsc'), ['-p', '.']))

export const lint = () => single(run('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']))

/** Unit, boundary and API tests. */
export function vitest(args = []) {
  const file = join(results, 'vitest.json')
  rmSync(file, { force: true })
  mkdirSync(results, { recursive: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = run('unit and API tests', bin('vitest'), ['run', ...reporters, ...args])
  return fromReport(file, ok, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
}

/** Journeys in a real browser, each page checked for accessibility. */
export function journeys(chromium) {
  const file = join(results, 'journeys.json')
  rmSync(file, { force: true })
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const ok = run(
    'browser journeys',
    bin('playwright'),
    ['test', '-c', 'journeys', '--reporter=line,json'],
    env,
  )
  return fromReport(file, ok, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

/** Prints the closing line and sets the exit code. */
export function conclude(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
