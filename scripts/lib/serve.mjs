import { spawnSync } from 'node:child_process'
import { handOver, projectEnv, projectNode, root } from './install.mjs'

/** Halves of the young generation in MB: by itself Node takes 64, twice, and keeps them. The server collects garbage at rest. */
const flags = ['--max-semi-space-size=8', '--expose-gc', '--import', './scripts/lib/load-stripped.mjs']

/** glibc keeps what each of its arenas once held; by itself it has eight for each core. */
const memory = { MALLOC_ARENA_MAX: '2' }

export function serve() {
  const env = { ...memory, ...projectEnv() }
  const strip = ['--disable-warning=ExperimentalWarning', 'scripts/strip-types.mjs']
  spawnSync(projectNode(), strip, { cwd: root, stdio: 'inherit', env })
  handOver([...flags, 'apps/server/main.ts'], env)
}
