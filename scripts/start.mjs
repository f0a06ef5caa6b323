// npm start: installs and builds what is missing, then serves the whole product.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, projectEnv, projectNode, root } from './lib/install.mjs'
import { serve } from './lib/serve.mjs'

ensureInstalled()
const built = spawnSync(projectNode(), ['scripts/build.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
})
if (built.status !== 0) process.exit(built.status ?? 1)
serve()
