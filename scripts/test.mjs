// npm test: every check there is, from a bare checkout.
import { spawnSync } from 'node:child_process'
import { conclude, journeys, lint, types, vitest } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled, projectEnv, projectNode, root } from './lib/install.mjs'
import { ensureProgram } from './lib/system-packages.mjs'

ensureInstalled()
const chromium = ensureChromium()
if (!ensureProgram('redis-server'))
  console.log('There is no redis-server, and none could be installed: tests with a Redis are left out.')
const build = spawnSync(projectNode(), ['scripts/build.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
})
const built = { passed: build.status === 0 ? 1 : 0, failed: build.status === 0 ? 0 : 1, skipped: 0 }
conclude([types(), lint(), built, vitest(), journeys(chromium)])
