import { expect, it } from 'vitest'
import { throwFaults } from './faults.ts'
import { createLogger } from './logger.ts'

const refused = (message: string) =>
  Object.assign(new Error(message), { detail: 'Failing row contains (typed)' })

it('logs each of several failures, without the rows that were refused', () => {
  const lines: string[] = []
  const logger = createLogger('warn', { write: (line) => lines.push(line) })
  try {
    throwFaults([refused('the first'), refused('the second')])
  } catch (err) {
    logger.warn({ err }, 'work failed')
  }
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err.aggregateErrors.map(({ message }: Error) => message)).toEqual(['the first', 'the second'])
  expect(lines[0]).not.toContain('typed')
})

it('throws a failure that is the only one as it is, and nothing where there is none', () => {
  const failure = refused('the only one')
  expect(() => throwFaults([failure])).toThrow(failure)
  expect(() => throwFaults([])).not.toThrow()
})
