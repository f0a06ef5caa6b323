// npm test: every check there is, from a bare checkout.
import { beside, build, conclude, journeys, lint, types, unused, vitest } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { timed } from './lib/parts.mjs'
import { ensureProgram } from './lib/system-packages.mjs'

await timed('install', ensureInstalled)
const chromium = await timed('Chromium', ensureChromium)
if (!(await timed('Redis', () => ensureProgram('redis-server'))))
  console.log('There is no redis-server, and none could be installed: tests with a Redis are left out.')
const small = await beside([build, types, lint, unused])
conclude([...small, await vitest(), await journeys(chromium)])
