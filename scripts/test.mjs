// npm test: every check there is, from a bare checkout.
import { build, conclude, journeys, lint, types, unused, vitest } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { timed } from './lib/parts.mjs'
import { ensureProgram } from './lib/system-packages.mjs'

timed('install', ensureInstalled)
const chromium = timed('Chromium', ensureChromium)
if (!timed('Redis', () => ensureProgram('redis-server')))
  console.log('There is no redis-server, and none could be installed: tests with a Redis are left out.')
conclude([build(), types(), lint(), unused(), vitest(), journeys(chromium)])
