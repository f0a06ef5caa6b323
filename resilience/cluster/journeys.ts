import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './site.ts'
import type { Verdicts } from './verdicts.ts'

const root = join(import.meta.dirname, '../..')
const report = join(root, 'test-results/cluster-journeys.json')

interface Counts {
  readonly expected: number
  readonly unexpected: number
  readonly flaky: number
}

export async function walkJourneys(site: Site, verdicts: Verdicts, grep: string | undefined): Promise<void> {
  rmSync(report, { force: true })
  const started = Date.now()
  const args = ['test', '-c', 'journeys', '--reporter=line,json', ...(grep ? ['--grep', grep] : [])]
  const child = spawn(join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS_ADDRESS: site.address, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const end = () => child.kill('SIGINT')
  process.once('exit', end)
  const [code] = await once(child, 'exit')
  process.off('exit', end)
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  if (!existsSync(report))
    return verdicts.report('journeys against the balancer', ['There is no report of them'])
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Counts }
  const failed = stats.unexpected + stats.flaky
  verdicts.add(stats.expected, code !== 0 && failed === 0 ? 1 : failed)
  console.log(`\n${stats.expected} journeys passed, ${failed} failed, in ${minutes} minutes`)
}
