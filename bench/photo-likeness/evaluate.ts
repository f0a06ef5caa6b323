import { alterationNames, evaluateLikeness, harderNames } from '@basera/rooms/testing/photo-likeness'
import { printTable } from '@basera/testkit/load'

const percent = (part: number, whole: number, digits = 1) => `${((100 * part) / whole).toFixed(digits)} %`

/** Prints how many altered copies of `count` painted photos are found, and how many different photos are confused. */
export async function printEvaluation(count: number): Promise<void> {
  const names = [...alterationNames, ...harderNames]
  const { lost, unlikePairs, comparedPairs, falsePairs } = await evaluateLikeness(count, names)
  printTable(
    ['copies of painted photos', 'found', 'lost'],
    names.map((name) => {
      const missing = lost[name] ?? []
      const some = missing.slice(0, 8).join(' ') + (missing.length > 8 ? ' …' : '')
      return [
        harderNames.includes(name) ? `${name} (harder)` : name,
        percent(count - missing.length, count),
        some,
      ]
    }),
  )
  console.log(
    `\n${unlikePairs.toLocaleString('en-IN')} pairs of different photos: ${percent(comparedPairs, unlikePairs, 2)} share a mark, ` +
      `${falsePairs.length} (${percent(falsePairs.length, unlikePairs, 3)}) are taken for the same.\n`,
  )
}
