// The crowd, in a process of its own: does what its parent tells it, and says how it went.

import { closedLoop, openLoop } from '@basera/testkit/load'
import sharp from 'sharp'
import type { FromClient, ToClient } from './crowd.ts'
import { openLiveCrowd } from './live-crowd.ts'
import { kindOf, openMix } from './mix.ts'

const sendToCrowd = (message: FromClient) => process.send?.(message)

async function photoOf(): Promise<Buffer> {
  const create = { width: 1280, height: 960, channels: 3, background: '#7a5' } as const
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  return sharp({ create: { ...create, noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function open({ address, rooms, tokens, chatIds, sockets }: Extract<ToClient, { kind: 'open' }>) {
  const people = tokens.slice(0, sockets).map((token, index) => ({ token, chatId: chatIds[index] ?? '' }))
  const live = openLiveCrowd(address, people)
  await live.openAll()
  return openMix({ address, rooms, tokens, chatIds, live, photo: await photoOf() })
}

let request: Awaited<ReturnType<typeof open>> | undefined
/** Requests made so far: each run goes on in the mix where the one before ended. */
let made = 0

async function run({ phases }: Extract<ToClient, { kind: 'run' }>): Promise<void> {
  const before = process.cpuUsage()
  const begun = performance.now()
  const runs = []
  for (const { rate, seconds } of phases) {
    const first = made
    made += Math.round(rate * seconds)
    const make = request
    if (!make) throw new Error('The crowd was not opened.')
    const result = openLoop({
      rate,
      seconds,
      patience: 12_000,
      request: (n) => make(first + n),
      kindOf: (n) => kindOf(first + n),
    })
    runs.push(result)
    // The next phase does not wait for the stragglers of this one.
    await new Promise((resume) => setTimeout(resume, seconds * 1000))
  }
  const results = await Promise.all(runs)
  const { user, system } = process.cpuUsage(before)
  const processors = (user + system) / 1000 / (performance.now() - begun)
  sendToCrowd({ kind: 'done', results, processors })
}

async function runWaiting({ clients, seconds }: Extract<ToClient, { kind: 'wait' }>): Promise<void> {
  const before = process.cpuUsage()
  const make = request
  if (!make) throw new Error('The crowd was not opened.')
  const first = made
  const result = await closedLoop({
    clients,
    seconds,
    request: (n) => make(first + n),
    kindOf: (n) => kindOf(first + n),
  })
  made += result.all.count
  const { user, system } = process.cpuUsage(before)
  sendToCrowd({ kind: 'done', results: [result], processors: (user + system) / 1e6 / seconds })
}

process.on('message', async (message: ToClient) => {
  try {
    if (message.kind === 'run') return await run(message)
    if (message.kind === 'wait') return await runWaiting(message)
    request = await open(message)
    sendToCrowd({ kind: 'opened' })
  } catch (error) {
    sendToCrowd({ kind: 'fault', reason: String(error) })
  }
})
process.on('disconnect', () => process.exit())
