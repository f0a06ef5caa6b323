import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { FileStore, KeptFile } from './file-store.ts'
import { checkFolder, checkPath, finishedPath, pictureWidths, variantOf } from './stored-path.ts'

function fileOf(root: string, bucket: string, path: string): string {
  checkPath(bucket, path)
  return join(root, bucket, path)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.startsWith(first); made = dirname(made)) await syncFolder(dirname(made))
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function unfinishedFileOf(root: string, bucket: string, path: string): string | undefined {
  const finished = finishedPath(path)
  return finished === undefined ? undefined : join(dirname(fileOf(root, bucket, finished)), basename(path))
}

async function filesIn(root: string, bucket: string, folder: string): Promise<KeptFile[]> {
  const names = await readdir(join(root, bucket, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const files: KeptFile[] = []
  for (const entry of names) {
    const file = join(entry.parentPath, entry.name)
    const found = entry.isFile() ? await stat(file).catch(() => undefined) : undefined
    if (found) files.push({ path: relative(join(root, bucket), file), written: found.mtime })
  }
  return files
}

export function localWriting(root: string): Omit<FileStore, 'find'> {
  return {
    async store(bucket, path, bytes) {
      const file = fileOf(root, bucket, path)
      const folder = dirname(file)
      const unfinished = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}`)
      await makeFolder(folder)
      try {
        await writeWhole(unfinished, bytes)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(folder)
    },
    async remove(bucket, path) {
      const left = unfinishedFileOf(root, bucket, path)
      if (left !== undefined) return rm(left, { force: true })
      const widths = pictureWidths.map((width) => variantOf(path, width))
      for (const one of new Set([path, ...widths])) await rm(fileOf(root, bucket, one), { force: true })
    },
    async folders(bucket) {
      const entries = await readdir(join(root, bucket), { withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    },
    async files(bucket, folder) {
      checkFolder(bucket, folder)
      return filesIn(root, bucket, folder)
    },
    async removeFolder(bucket, folder) {
      checkFolder(bucket, folder)
      await rm(join(root, bucket, folder), { recursive: true, force: true })
    },
  }
}
