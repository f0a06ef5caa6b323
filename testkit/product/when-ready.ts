import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const pace = 20

/** Throws with the end of its output when the process has ended. */
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
