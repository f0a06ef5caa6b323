// npm test: every check there is, from a bare checkout.
import { spawnSync } from 'node:child_process'
import { conclude, journeys, lint, single, types, vitest } from './lib/checks.mjs'
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
conclude([types(), lint(), single('build', build.status === 0), vitest(), journeys(chromium)])
