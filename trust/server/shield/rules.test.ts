import { describe, expect, it } from 'vitest'
import { judge, weigh } from './judge.ts'
import { ruleFiles } from './rules/index.ts'

describe.each(ruleFiles)('rules of $kind', ({ kind, examples }) => {
  it.each(examples.flagged)('flag %j', (text) => expect(judge([text])?.kind).toBe(kind))

  it.each(examples.honest)('leave %j alone', (text) =>
    expect(judge([text]), JSON.stringify(weigh([text]))).toBeNull(),
  )
})
