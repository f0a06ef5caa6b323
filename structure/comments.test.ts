import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Percent of lines that may be comments. */
const most = 6

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file)
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file.includes('/') && !isTest(file))

function linesOf(file: string): string[] {
  try {
    return readFileSync(join(root, file), 'utf8').split('\n')
  } catch {
    // Deleted, but not yet in git's index.
    return []
  }
}

/** A line that starts with a comment; code with a comment at its end counts as code. */
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*[ /]|\*$|\{\/\*)/.test(line)

/** `rooms`, `apps/web`: the parts of the product with a package of their own. */
const workspaceOf = (file: string) => /^(?:apps\/)?[^/]+/.exec(file)?.[0] ?? ''

const workspaces = Map.groupBy(sources, workspaceOf)

function percentOfComments(files: readonly string[]): number {
  const lines = files.flatMap(linesOf).filter((line) => line.trim() !== '')
  return (100 * lines.filter(isComment).length) / lines.length
}

describe('comments', () => {
  it.each([...workspaces])('%s says in code what code can say', (_workspace, files) => {
    expect(percentOfComments(files)).toBeLessThanOrEqual(most)
  })

  it.each([
    ['// why', true],
    [' * more of a block', true],
    ['  {/* in markup */}', true],
    ['const area = width * height', false],
    ["const a = 1 // why, at a line's end", false],
    ['', false],
  ])('%j is a comment: %s', (line, expected) => expect(isComment(line)).toBe(expected))
})
