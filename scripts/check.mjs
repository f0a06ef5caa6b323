// npm run check: the fast subset, for every save: types, lint, and tests without a browser or a large data set.
import { beside, conclude, lint, types, vitest } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'

ensureInstalled()
const small = await beside([types, lint])
conclude([...small, await vitest(['--changed'])])
