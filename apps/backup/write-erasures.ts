import { open, readFile, rename } from 'node:fs/promises'
import { type Erasure, listErasures } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { connect } from './database/find-source.ts'
import { overClient } from './database/over-client.ts'

/** Writes the list of deleted accounts; gives their number. */
export async function writeErasures(url: string, file: string): Promise<number> {
  const client = await connect(url, 'basera-backup')
  try {
    const erasures = await listErasures(overClient<Database>(client))
    const lines = erasures.map(({ digest, erased_at }) => `${digest} ${erased_at.toISOString()}\n`)
    const handle = await open(`${file}.unfinished`, 'w', 0o600)
    try {
      await handle.writeFile(lines.join(''))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.unfinished`, file)
    return erasures.length
  } finally {
    await client.end()
  }
}

const line = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/

/** Throws one sentence for any other file. */
export async function readErasures(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The list ${file} cannot be read (${error.code}).`)
  })
  return text
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => {
      const [, digest, at] = line.exec(one) ?? []
      if (!digest || !at) throw new Error(`${file} is no list of deleted accounts.`)
      return { digest, erased_at: new Date(at) }
    })
}
