import { parseArgs } from 'node:util'
import { printEvaluation } from './evaluate.ts'
import { printLookups } from './lookups.ts'

/**
 * Copies of `--photos` painted photos, then look-ups among `--rows` photo hashes of random and of skewed keys. Each may
 * be 0. `--keep folder` fills the database there once, for further runs.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      photos: { type: 'string', default: '500' },
      rows: { type: 'string', default: '5000000' },
      keep: { type: 'string' },
    },
  })
  if (Number(values.photos) > 0) await printEvaluation(Number(values.photos))
  if (Number(values.rows) > 0) await printLookups(Number(values.rows), values.keep)
}
