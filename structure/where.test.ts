import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const questions = read('docs/where.md')
  .split('\n')
  .flatMap((line) => {
    const [, question, pattern, files] = /^\| (.+?\?) +\| `(.+?)` +\| (.+?) +\| .+ \|$/.exec(line) ?? []
    if (!question || !pattern || !files) return []
    return [{ question, pattern, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }]
  })

function search(pattern: string): string[] {
  const tests = ['*.test.ts', '*.test.tsx', '*.fixture.ts', 'bench', 'journeys', 'resilience', 'testkit']
  const paths = ['*.ts', '*.tsx', ...tests.map((path) => `:!${path}`)]
  const found = execFileSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  return found.trim().split('\n')
}

describe('docs/where.md', () => {
  it('answers ten questions with one or two files each', () => {
    expect(questions).toHaveLength(10)
    expect(questions.filter(({ files }) => files.length < 1 || files.length > 2)).toEqual([])
  })

  it.each(questions)('finds where is $question', ({ pattern, files }) => {
    expect(search(pattern)).toEqual(files.toSorted())
  })
})
