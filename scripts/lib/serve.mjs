import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { handOver, projectEnv, projectNode, root } from './install.mjs'

/** Halves of the young generation in MB: by itself Node takes 64, twice, and keeps them. The server collects garbage once it has started. */
const flags = ['--max-semi-space-size=8', '--expose-gc']

/** glibc keeps what each of its arenas once held; by itself it has eight for each core. */
const memory = { MALLOC_ARENA_MAX: '2' }

export function serve() {
  const env = { ...memory, ...projectEnv(), NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server') }
  spawnSync(projectNode(), [...flags, 'scripts/compile-server.mjs'], { cwd: root, stdio: 'inherit', env })
  handOver([...flags, 'apps/server/main.ts'], env)
}
