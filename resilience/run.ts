import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [name = '', ...args] = process.argv.slice(2)
const file = join(import.meta.dirname, name, 'run.ts')

if (!name || !existsSync(file)) {
  const known = readdirSync(import.meta.dirname).filter((entry) =>
    existsSync(join(import.meta.dirname, entry, 'run.ts')),
  )
  console.error(`Which attack or fault? npm run resilience -- ${known.join('|')}`)
  process.exit(1)
}
const { run } = (await import(file)) as { run(args: readonly string[]): Promise<void> }
await run(args)
