// npm run test:cluster: two processes on PostgreSQL, Redis and a bucket, behind a load balancer: all journeys, then a trial; with `overload`, outages amid a crowd.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, giveUp, handOver, projectEnv, projectNode, root } from './lib/install.mjs'
import { ensureProgram } from './lib/system-packages.mjs'

ensureInstalled()
const chromium = ensureChromium()
const haproxy = ensureProgram('haproxy')
if (!ensureProgram('redis-server') || !haproxy)
  giveUp('The cluster needs redis-server and haproxy, which could not be installed here.')
const build = spawnSync(projectNode(), ['scripts/build.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
})
if (build.status !== 0) process.exit(1)
const env = { ...projectEnv(), CHROMIUM_PATH: chromium, HAPROXY_PATH: haproxy }
const args = process.argv.slice(2)
handOver(['resilience/run.ts', ...(args[0] === 'overload' ? args : ['cluster', ...args])], env)
