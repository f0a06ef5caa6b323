import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { numberOfName } from './names.ts'
import { presentIn, readTurns } from './read-turns.ts'

const milliseconds = (run: () => void) => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it('reads a message once, and forgets the oldest', () => {
  const [one] = readTurns(['a room near the lake'])
  expect(readTurns(['is it free?', 'a room near the lake'])[1]).toBe(one)
  for (let n = 0; n < 1200; n++) readTurns([`${n}${' '.repeat(3900)}`])
  expect(readTurns(['a room near the lake'])[0]).not.toBe(one)
})

it('knows what the last message adds', () => {
  const { names, said } = presentIn(readTurns(['send the token', 'show me on Sunday']))
  expect(said[numberOfName('money')]).toBe(1)
  expect(names.map((name) => said[name])).toContain(2)
})

it('costs little for a message after long ones', () => {
  const earlier = Array.from({ length: 7 }, (_, n) =>
    `${n} come and see the room on Sunday, bring your papers. `.repeat(3),
  )
  judge(earlier)
  const texts = Array.from({ length: 200 }, (_, n) => `shall I come at ${n} today?`)
  const taken = milliseconds(() => {
    for (const text of texts) judge([...earlier, text])
  })
  expect(taken / texts.length).toBeLessThan(1)
})
