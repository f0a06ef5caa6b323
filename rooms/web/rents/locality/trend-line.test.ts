import { describe, expect, it } from 'vitest'
import { pathOf, trendLine } from './trend-line.ts'

const weeks = (...medians: (number | null)[]) =>
  medians.map((median, n) => ({ week: `2026-09-0${n + 1}`, median, count: median === null ? 1 : 5 }))

describe('the line of a trend', () => {
  it('goes through the medians, the highest above', () => {
    const line = trendLine(weeks(10_000, 12_000, 11_000))
    expect(line).toMatchObject({ lowest: 10_000, highest: 12_000 })
    expect(line?.parts.map(pathOf)).toEqual(['M0.0 100.0L50.0 0.0L100.0 50.0'])
    expect(line?.last).toMatchObject({ median: 11_000, x: 100, y: 50 })
  })

  it('breaks where too few rooms were listed, and invents nothing', () => {
    const line = trendLine(weeks(null, 10_000, null, 12_000, 12_000))
    expect(line?.parts.map(pathOf)).toEqual(['M25.0 100.0', 'M75.0 0.0L100.0 0.0'])
    expect(line?.first).toMatchObject({ median: 10_000, week: '2026-09-02' })
  })

  it('is level where nothing changed', () => {
    expect(trendLine(weeks(9000, 9000))?.parts.map(pathOf)).toEqual(['M0.0 50.0L100.0 50.0'])
  })

  it.each([[weeks()], [weeks(null, null)], [weeks(null, 9000, null)]])('needs two weeks', (few) => {
    expect(trendLine(few)).toBeNull()
  })
})
