import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearReceived } from './received-file.ts'

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'basera-received-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** A folder in which a file was received `minutes` ago. */
function received(name: string, minutes: number): string {
  const folder = join(parent, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'file'), 'half a photo')
  const then = new Date(Date.now() - minutes * 60_000)
  utimesSync(folder, then, then)
  return folder
}

describe('what killed processes were receiving', () => {
  it('is removed once nobody can be at it any more; nothing else is touched', async () => {
    const left = received('basera-upload-aaaaaa', 61)
    const underWay = received('basera-upload-bbbbbb', 59)
    const other = received('somebody-elses', 600)
    await clearReceived(parent)
    expect([left, underWay, other].map((folder) => existsSync(folder))).toEqual([false, true, true])
  })

  it('is nothing where there is no such folder', async () => {
    await expect(clearReceived(join(parent, 'nowhere'))).resolves.toBeUndefined()
  })
})
