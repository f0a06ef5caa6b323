import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Threat |-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

it('names a test that is there for each threat of docs/security.md', () => {
  expect(rows.length).toBeGreaterThan(30)
  const open = rows.filter(([, , answer, tests]) => {
    const files = named(tests)
    return answer === '' || files.length === 0 || !files.every((file) => existsSync(join(root, file)))
  })
  expect(open).toEqual([])
})

it('names a test of each rule beside it', () => {
  const unheld = rows.flatMap(([, threat = '', answer, tests]) => {
    const files = named(tests).filter((file) => file.endsWith('.ts'))
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
    const rules = named(answer).filter((name) => /^[a-z-]+\.[a-z-]+$/.test(name))
    return rules.filter((rule) => !texts.some((text) => text.includes(rule))).map((rule) => [threat, rule])
  })
  expect(unheld).toEqual([])
})
