import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const [open = '', ...chapters] = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split(/^(?=## )/m)
  .slice(1)
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

it('lists under "What is open" all that docs/asvs.md says is not held, or partly', () => {
  expect(open).toContain('## What is open')
  expect(rowsOf(open).length).toBeGreaterThan(20)
  const elsewhere = chapters
    .flatMap(rowsOf)
    .filter(([, , status]) => /^(?:Not held|Partly)/.test(status ?? ''))
  expect(elsewhere).toEqual([])
})

it('names tests in docs/asvs.md that are there', () => {
  const named = [open, ...chapters].join('').matchAll(/`([\w./-]+\.(?:test|journey)\.ts)`/g)
  const files = [...named].map(([, name = '']) => name.replace(/^auth\//, 'accounts/server/auth/'))
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
