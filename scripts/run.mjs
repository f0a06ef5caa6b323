// Runs a script of the project on its own Node: node scripts/run.mjs FILE [ARG…]
import { ensureInstalled, handOver } from './lib/install.mjs'

ensureInstalled()
handOver(process.argv.slice(2))
