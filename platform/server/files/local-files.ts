import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { FileStore, StoredFile } from './file-store.ts'
import { localWriting } from './local-writing.ts'
import { typeOf, variantOf } from './stored-path.ts'

async function fileAt(file: string, type: string): Promise<StoredFile | undefined> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
  return { type, size: found.size, etag, open: () => createReadStream(file) }
}

/** Files in a local folder, one subfolder per bucket. */
export function localFiles(folder: string): FileStore {
  const root = resolve(folder)
  return {
    async find(bucket, path, width) {
      const type = typeOf(path)
      const file = join(root, bucket, path)
      if (!type || !file.startsWith(root + sep)) return undefined
      const variant =
        width === undefined ? undefined : await fileAt(join(root, bucket, variantOf(path, width)), type)
      return variant ?? fileAt(file, type)
    },
    ...localWriting(root),
  }
}
