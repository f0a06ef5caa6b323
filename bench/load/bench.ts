import { parseArgs } from 'node:util'
import { type OpenLoopResult, printTable } from '@basera/testkit/load'
import { type Crowd, openCrowd } from './crowd.ts'
import { startLoadProduct } from './load-product.ts'
import { ms, printKinds, printTried } from './print-load.ts'
import { findSustainable } from './sustainable.ts'
import { recoveredAfter, tooMuch, worstSecond } from './verdicts.ts'

/** Seconds of each part. */
const seconds = { warm: 8, attempt: 10, confirm: 20, calm: 10, crush: 30, recovery: 15 }

/** Of the sustainable rate: an ordinary day, against which recovery is held. */
const ordinary = 0.7

const runOnce = async (crowd: Crowd, rate: number, forSeconds: number): Promise<OpenLoopResult> => {
  const { results } = await crowd.run({ rate, seconds: forSeconds })
  const [result] = results
  if (!result) throw new Error('The crowd said nothing.')
  return result
}

/** The highest rate that is sustained, and the most that was served at any. */
export async function sustain(
  crowd: Crowd,
  from: number,
  attempt = seconds.attempt,
): Promise<{ rate: number; peak: number }> {
  await runOnce(crowd, from, seconds.warm)
  const { rate, tried } = await findSustainable({
    from,
    growth: 1.6,
    refinements: 3,
    tryRate: (tryingAt) => runOnce(crowd, tryingAt, attempt),
    judge: tooMuch,
  })
  printTried(tried)
  return { rate, peak: Math.max(...tried.map(({ result }) => result.goodput)) }
}

/** Runs `found` for longer, and a fifth less each time that is too much after all, three times at most. */
async function confirm(crowd: Crowd, found: number): Promise<{ rate: number; goodput: number }> {
  for (let rate = found, turn = 0; ; rate *= 0.8, turn++) {
    console.log(`\n## For longer: ${rate.toFixed(0)} requests a second\n`)
    const result = await runOnce(crowd, rate, seconds.confirm)
    printKinds(result)
    const why = tooMuch(result)
    console.log(`\n${why ?? `Sustainable: ${rate.toFixed(0)} requests a second.`}`)
    if (!why || turn === 3) return { rate, goodput: result.goodput }
  }
}

/** Fills caches on the way to a rate that is known: a process and a database just started sustain less. */
async function warmUp(crowd: Crowd, rate: number): Promise<{ rate: number; peak: number }> {
  for (const share of [0.4, 0.8]) await runOnce(crowd, rate * share, seconds.warm)
  return { rate, peak: 0 }
}

async function crush(crowd: Crowd, rate: number, peak: number): Promise<void> {
  const day = { rate: rate * ordinary, seconds: seconds.calm }
  const { results, processors } = await crowd.run(
    day,
    { rate: rate * 3, seconds: seconds.crush },
    { ...day, seconds: seconds.recovery },
  )
  const [calm, crushed, after] = results
  if (!calm || !crushed || !after) throw new Error('The crowd left early.')
  console.log(`\n## Three times as much, ${(rate * 3).toFixed(0)}/s for ${seconds.crush} s\n`)
  printKinds(crushed)
  const bound = 1.5 * worstSecond(calm.timeline)
  const share = (100 * crushed.goodput) / peak
  const well = recoveredAfter(after.timeline, bound)
  const refusals = crushed.all.refusals.p95
  console.log()
  printTable(
    ['', 'measured', 'wanted', ''],
    [
      ['served, of the peak', `${share.toFixed(0)} %`, 'at least 80 %', share >= 80 ? 'yes' : '**no**'],
      ['refused within, p95', `${ms(refusals)} ms`, 'under 50 ms', refusals >= 50 ? '**no**' : 'yes'],
      ['as before again after', `${well} s`, 'at most 5 s', well <= 5 ? 'yes' : '**no**'],
    ],
  )
  console.log(
    `\nAs before is a p95 of at most ${ms(bound)} ms, 1.5 times the worst second at ${day.rate.toFixed(0)}/s, with nobody refused. ` +
      `The client kept ${processors.toFixed(2)} processors busy and was late by ${ms(crushed.worstLateness)} ms at worst.`,
  )
  if (!crowd.precedes)
    console.log('The client had no precedence (that takes root), so its own waiting is in all figures.')
  if (share > 110)
    console.log(
      'More than the peak: the machine had other work while the rates were tried. Run it again on a quiet one.',
    )
  if (share < 80 || refusals >= 50 || well > 5) process.exitCode = 1
}

/**
 * What one process sustains of what people do, amid 200,000 rooms and 2,000,000 messages; requests begin at a steady rate
 * whatever the answers, and latencies count from when they should have begun. Then three times as much, and what is left
 * of it.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rooms: { type: 'string', default: '200000' },
      messages: { type: 'string', default: '2000000' },
      /** A folder in which the data stays for the next run. */
      data: { type: 'string' },
      sockets: { type: 'string', default: '100' },
      /** Requests a second to begin with. */
      from: { type: 'string', default: '40' },
      /** The sustainable rate, where it is known. */
      rate: { type: 'string' },
    },
  })
  const size = { rooms: Number(values.rooms), messages: Number(values.messages) }
  const product = await startLoadProduct({ size, data: values.data })
  let crowd: Crowd | undefined
  try {
    crowd = await openCrowd(product.address, size.rooms, Number(values.sockets))
    console.log('\n## Rates\n')
    const found = values.rate
      ? await warmUp(crowd, Number(values.rate))
      : await sustain(crowd, Number(values.from))
    if (found.rate === 0) throw new Error('Nothing is sustained on this machine.')
    const { rate, goodput } = await confirm(crowd, found.rate)
    await crush(crowd, rate, Math.max(found.peak, goodput))
  } finally {
    crowd?.close()
    await product.stop()
  }
}
