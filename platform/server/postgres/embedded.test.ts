import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runningPostmaster } from './postmaster.ts'

const fixture = join(import.meta.dirname, 'embedded.fixture.ts')
const isRoot = process.getuid?.() === 0
const nobody = 65534
const nobodyReads = isRoot && spawnSync('test', ['-r', fixture], { uid: nobody, gid: nobody }).status === 0

let folder: string
let owners: ChildProcess[]

interface Owner {
  readonly process: ChildProcess
  /** `ready N` with the number of starts so far, or `refused REASON`. */
  readonly said: string
}

async function own(
  options: { env?: Record<string, string>; uid?: number; at?: string } = {},
): Promise<Owner> {
  const { env = {}, uid, at = folder } = options
  const ids = uid === undefined ? {} : { uid, gid: uid }
  const child = spawn(process.execPath, [fixture, at], { env: { ...process.env, ...env }, cwd: '/', ...ids })
  owners.push(child)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!said.includes('\n')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { process: child, said: said.trim() }
}

async function end(owner: Owner, signal: NodeJS.Signals): Promise<void> {
  const gone = once(owner.process, 'exit')
  owner.process.kill(signal)
  await gone
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'basera-pg-')), 'postgres')
  owners = []
})

afterEach(async () => {
  for (const owner of owners) if (owner.exitCode === null && owner.signalCode === null) owner.kill('SIGTERM')
  await Promise.all(
    owners.map((owner) => (owner.exitCode ?? owner.signalCode) === null && once(owner, 'exit')),
  )
  const left = runningPostmaster(join(folder, 'cluster'))
  if (left !== undefined) process.kill(left, 'SIGQUIT')
  rmSync(join(folder, '..'), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a clean stop and a later start', async () => {
    const first = await own()
    expect(first.said).toBe('ready 1')
    await end(first, 'SIGTERM')
    expect(runningPostmaster(join(folder, 'cluster'))).toBeUndefined()
    expect((await own()).said).toBe('ready 2')
  })

  it('starts again after its owner was killed with -9', async () => {
    await end(await own(), 'SIGKILL')
    expect(runningPostmaster(join(folder, 'cluster'))).toBeTypeOf('number')
    expect((await own()).said).toBe('ready 2')
  })

  it('starts again after owner and server were both killed with -9', async () => {
    const first = await own()
    const server = runningPostmaster(join(folder, 'cluster'))
    await end(first, 'SIGKILL')
    process.kill(server!, 'SIGKILL')
    expect((await own()).said).toBe('ready 2')
  })

  it('starts again when the server alone ended', async () => {
    const owner = await own()
    const first = runningPostmaster(join(folder, 'cluster'))
    process.kill(first!, 'SIGKILL')
    await expect
      .poll(() => runningPostmaster(join(folder, 'cluster')), { timeout: 20_000 })
      .toSatisfy((pid) => typeof pid === 'number' && pid !== first)
    await end(owner, 'SIGTERM')
    expect((await own()).said).toBe('ready 2')
  })

  it('is not fooled by a process number that now belongs to another program', async () => {
    await end(await own(), 'SIGTERM')
    const note = join(folder, 'cluster/postmaster.pid')
    writeFileSync(note, `${process.pid}\n${folder}/cluster\n1\n5432\n\n\n`)
    expect((await own()).said).toBe('ready 2')
    expect(readFileSync(note, 'utf8').startsWith(String(process.pid))).toBe(false)
  })

  it('says clearly that a second start on one folder finds it running', async () => {
    await own()
    const second = await own()
    expect(second.said).toBe(
      `refused Basera is already running on ${folder}. Stop it first, or set another DATA_DIR.`,
    )
  })

  it('works inside a folder only its owner may enter', async () => {
    chmodSync(join(folder, '..'), 0o700)
    expect((await own()).said).toBe('ready 1')
  })

  it('works where the path is too long for a socket', async () => {
    const at = join(folder, 'd'.repeat(90))
    mkdirSync(at, { recursive: true })
    const owner = await own({ at })
    expect(owner.said).toBe('ready 1')
    await end(owner, 'SIGTERM')
  })

  it.runIf(isRoot)('runs for root where user namespaces are forbidden', async () => {
    chmodSync(join(folder, '..'), 0o755)
    const owner = await own({ env: { BASERA_NO_USER_NAMESPACE: '1' } })
    expect(owner.said).toBe('ready 1')
    await end(owner, 'SIGTERM')
  })

  it.runIf(nobodyReads)('runs for an ordinary user', async () => {
    chmodSync(join(folder, '..'), 0o755)
    mkdirSync(folder)
    chownSync(folder, nobody, nobody)
    const owner = await own({ uid: nobody })
    expect(owner.said).toBe('ready 1')
    await end(owner, 'SIGTERM')
  })
})
