import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('{apps/web,*/web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

it('shell.india-days: no screen takes the day of a time in UTC, which before half past five is yesterday in India', () => {
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.filter((file) =>
    /(_at|At)\.slice\(0, 10\)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
