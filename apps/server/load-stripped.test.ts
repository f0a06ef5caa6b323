import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const loader = join(root, 'scripts/lib/load-stripped.mjs')
const strippedFolder = join(root, 'node_modules/.cache/stripped')
let folder: string
let stripped: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basera-stripped-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const source = `const from: string = '${folder}'\nconsole.log(from)\n`
  writeFileSync(join(folder, 'main.ts'), source)
  mkdirSync(strippedFolder, { recursive: true })
  stripped = join(strippedFolder, createHash('sha256').update(source).digest('base64url'))
  writeFileSync(stripped, "console.log('stripped')")
})

afterEach(() => {
  rmSync(stripped, { force: true })
  rmSync(folder, { recursive: true, force: true })
})

const run = () =>
  execFileSync(process.execPath, ['--import', loader, join(folder, 'main.ts')], { encoding: 'utf8' }).trim()

describe('sources of the server', () => {
  it('are loaded as they were stripped before', () => {
    expect(run()).toBe('stripped')
  })

  it('that changed since are stripped anew', () => {
    writeFileSync(join(folder, 'main.ts'), "const now: string = 'changed'\nconsole.log(now)\n")
    expect(run()).toBe('changed')
  })
})
