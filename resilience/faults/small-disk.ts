import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Takes what is left, but for `spare` bytes. */
  fill(spare?: number): Promise<void>
  /** Gives back what was taken. */
  free(): void
  remove(): void
}

/** Mounts a disk of so many megabytes; nothing where this user may not mount. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'basera-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  mkdirSync(join(folder, 'data'))
  return {
    folder: join(folder, 'data'),
    async fill(spare = 0) {
      const file = await open(filler, 'a')
      const block = Buffer.alloc(64 * 1024)
      try {
        for (;;) if ((await file.write(block)).bytesWritten < block.length) break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
      const { size } = await file.stat()
      await file.truncate(Math.max(0, size - spare))
      await file.close()
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
