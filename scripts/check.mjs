// npm run check: the fast subset, for every save: types, lint, and tests without a browser or a large data set.
import { conclude, lint, types, vitest } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'

ensureInstalled()
conclude([types(), lint(), vitest(['--changed'])])
