// npm run dev: serves from the sources. Screens reload by themselves, the server restarts when its files change.
import { ensureInstalled, handOver } from './lib/install.mjs'

ensureInstalled()
handOver(['--watch', '--watch-preserve-output', 'apps/server/main.ts', '--hot-reload'])
