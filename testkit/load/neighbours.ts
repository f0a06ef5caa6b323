import { type ChildProcess, spawn } from 'node:child_process'

/** Starts processes that take all they can get of the processors; gives what ends them. */
export function startNeighbours(count: number): () => void {
  const neighbours: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }),
  )
  return () => {
    for (const one of neighbours) one.kill('SIGKILL')
  }
}
