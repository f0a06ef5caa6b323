import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepEarlierAssets } from './earlier-builds.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'builds-'))
})

const assets = () => join(dist, 'client/assets')

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(assets(), file)), { recursive: true })
    writeFileSync(join(assets(), file), file)
  }
}

/** A build empties the folder first, as Vite does. */
function build(...files: string[]): void {
  const restore = keepEarlierAssets(dist)
  rmSync(assets(), { recursive: true, force: true })
  write(...files)
  restore()
}

const isServed = (...files: string[]) => files.map((file) => existsSync(join(assets(), file)))

describe('shell.earlier-scripts', () => {
  it('the scripts and styles of the last two builds stay, older ones go', () => {
    build('en-1/page.js', 'page-1.css')
    build('en-2/page.js', 'page-2.css')
    build('en-3/page.js')
    expect(isServed('en-1/page.js', 'page-1.css', 'en-2/page.js', 'en-3/page.js')).toEqual([
      true,
      true,
      true,
      true,
    ])
    build('en-4/page.js')
    expect(isServed('en-1/page.js', 'page-1.css', 'en-2/page.js', 'page-2.css', 'en-3/page.js')).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it('a file that both builds have is the new one, and stays with it', () => {
    build('same.svg', 'en-1/page.js')
    build('same.svg', 'en-2/page.js')
    build('same.svg', 'en-3/page.js')
    build('en-4/page.js')
    expect(isServed('same.svg', 'en-1/page.js')).toEqual([true, false])
  })

  it('a build that was stopped loses nothing of those before it', () => {
    build('en-1/page.js')
    keepEarlierAssets(dist)
    build('en-2/page.js')
    expect(isServed('en-1/page.js', 'en-2/page.js')).toEqual([true, true])
    expect(existsSync(join(dist, 'earlier'))).toBe(false)
  })
})
