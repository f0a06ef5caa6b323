import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks. */
const pace = 20

/** Waits until the product of `child` is ready; throws, with the end of what it said, when it has gone. */
export async function whenReady(address: string, child: ChildProcess, said = () => ''): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product did not start. ${said().slice(-2000)}`)
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await sleep(pace)
  }
}
