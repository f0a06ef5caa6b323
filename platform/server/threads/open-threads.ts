import { Tinypool } from 'tinypool'

export interface Threads<Task, Result> {
  run(task: Task): Promise<Result>
}

const idleMilliseconds = 60_000

/** Threads that run the default export of a module with one task each. */
export function openThreads<Task, Result>(script: URL, atOnce: number): Threads<Task, Result> {
  const pool = new Tinypool({
    filename: script.href,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: idleMilliseconds,
  })
  return { run: (task) => pool.run(task) }
}
