import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const maxFileLines = 350
const maxFunctionLines = 80

/** Written by `node database/generate-types.ts`. */
const generated = ['database/types.ts']

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)) && !generated.includes(file))

/** Suites, which are one function each, and what only they use. */
const isTest = (file: string) => /^(journeys|structure)\/|\.(test|fixture)\.tsx?$/.test(file)

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (text: string) => text.trimEnd().split('\n').length

function longFunctions(file: string): string[] {
  const source = read(file)
  const found: string[] = []
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = linesOf(source.slice(start, end))
    if (lines > maxFunctionLines) found.push(`${file}:${linesOf(source.slice(0, start))} has ${lines} lines`)
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, source).program)
  return found
}

describe('sizes', () => {
  it(`no file has more than ${maxFileLines} lines`, () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => linesOf(read(file)) > maxFileLines)).toEqual([])
  })

  it(`no function outside tests has more than ${maxFunctionLines} lines`, () => {
    expect(files.filter((file) => !isTest(file)).flatMap(longFunctions)).toEqual([])
  })
})
