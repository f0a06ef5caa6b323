import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ProcessOptions, type ProductProcess, startProductProcess } from '@basera/testkit/product'

export interface FaultyOptions extends Pick<ProcessOptions, 'node' | 'within'> {
  readonly data: string
  readonly env?: Readonly<Record<string, string>>
}

export interface FaultyProduct extends ProductProcess {
  /** Megabytes of memory it holds. */
  memory(): number
}

/** Starts the product without limits, demo data or bot check, and waits until it is ready. */
export async function startFaulty({ data, env = {}, ...options }: FaultyOptions): Promise<FaultyProduct> {
  const settings = { DATA_DIR: data, LOG_LEVEL: 'warn', ...env }
  const product = await startProductProcess({ ...options, env: settings })
  const memory = () => {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  }
  return Object.assign(product, { memory })
}

/** Asks until the answer is as wanted; gives the milliseconds that took. Throws after `patience` milliseconds. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  patience = 60_000,
): Promise<number> {
  const began = Date.now()
  for (;;) {
    if (await holds()) return Date.now() - began
    if (Date.now() - began > patience) throw new Error(`Not within ${patience} ms: ${what}`)
    await sleep(25)
  }
}

/** The status of an answer; 0 where there is none. Its body is read away. */
export const statusOf = (address: string, init: RequestInit = {}): Promise<number> =>
  fetch(address, { signal: AbortSignal.timeout(30_000), ...init }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
