import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type BackupWriter, checkPart, type Part, readPart, readText } from './parts/backup-folder.ts'
import type { BackupKey } from './parts/backup-key.ts'

const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string().length(64) })
const rows = z.int().nonnegative()

const manifest = z.object({
  format: z.literal(1, 'is not a format this version knows'),
  /** Everything committed before is in the backup, nothing later. */
  snapshot_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  /** Compares SECRET_KEYs without revealing them. */
  secret: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows, part })),
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
  jobs: z.object({ rows, part }).nullable(),
  /** Null for a backup without files. */
  files: z
    .object({
      count: rows,
      parts: z.array(part),
      /** Pictures removed between the snapshot and their copy. */
      gone: z.array(z.string()),
    })
    .nullable(),
})

export type Manifest = z.output<typeof manifest>
export type TableEntry = Manifest['tables'][number]

const manifestName = 'manifest.json'
const sumsName = 'SHA256SUMS'

export const partsOf = ({ tables, jobs, files }: Manifest): Part[] => [
  ...tables.map((table) => table.part),
  ...(jobs ? [jobs.part] : []),
  ...(files?.parts ?? []),
]

/** Also writes digests in the form of `sha256sum -c`. */
export async function writeManifest(writer: BackupWriter, what: Manifest): Promise<Part> {
  const words = Readable.from([Buffer.from(`${JSON.stringify(what, null, 1)}\n`)])
  const own = await writer.write(manifestName, words, false)
  const lines = [own, ...partsOf(what)].map(({ name, sha256 }) => `${sha256}  ${name}\n`)
  await writer.writePlain(sumsName, lines.join(''))
  return own
}

function parsed(words: string, folder: string): Manifest {
  const read = manifest.safeParse(JSON.parse(words))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`The backup in ${folder} cannot be used: ${issue?.path.join('.')} ${issue?.message}.`)
}

/** Throws one sentence for an incomplete, damaged or foreign backup, or a missing or wrong key. */
export async function readManifest(folder: string, key: BackupKey | undefined): Promise<Manifest> {
  const sums = await readText(folder, sumsName)
  const [, sha256, name] = /^([0-9a-f]{64}) {2}(manifest\.json(?:\.sealed)?)$/m.exec(sums ?? '') ?? []
  if (!sha256 || !name) throw new Error(`There is no whole backup in ${folder}.`)
  if (key && !name.endsWith('.sealed'))
    throw new Error(
      'This backup is not sealed. If it should be, somebody put another in its place; if not, leave --key-file out.',
    )
  await checkPart(folder, { name, sha256 })
  return parsed(await text(readPart(folder, name, false, key)), folder)
}
