import { createLogger } from '@basera/platform/server/logger'
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluate, type Verdict } from './evaluate.ts'
import { loadGazetteer } from './load-gazetteer.ts'

type List = keyof ReturnType<typeof evaluate>

let verdicts: ReturnType<typeof evaluate>
beforeAll(async () => {
  verdicts = evaluate(await loadGazetteer(createLogger('silent')))
})

const share = (count: number, { texts }: Verdict) => count / texts

describe('place search on lists of real places', () => {
  it.each<[List, number, number]>([
    ['withCity', 0.92, 0.005],
    ['alone', 0.85, 0.03],
    ['everyday', 0.95, 0.03],
    ['everydayAgain', 0.95, 0.03],
    ['addresses', 0.9, 0.005],
    ['typedLocalities', 0.98, 0.01],
    ['typedEveryday', 0.98, 0.01],
    ['typedFresh', 0.95, 0.02],
  ])('%s: at least %d right, at most %d in another city', (list, right, wrong) => {
    const verdict = verdicts[list]
    expect(share(verdict.right, verdict), verdict.misses.join('\n')).toBeGreaterThanOrEqual(right)
    expect(share(verdict.wrong, verdict), verdict.misses.join('\n')).toBeLessThanOrEqual(wrong)
  })
})
