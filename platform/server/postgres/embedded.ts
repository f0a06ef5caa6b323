import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { completeLibraryLinks, findPostgres } from './binaries.ts'
import { chooseIdentity, type Identity } from './identity.ts'
import { runningPostmaster, stopPostmaster } from './postmaster.ts'

export interface EmbeddedPostgres {
  database(name: string): Promise<string>
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly folder: string
  readonly onExit: (reason: string) => void
  /** Called with why the server ended by itself, before it is started again. */
  readonly onRestart?: (reason: string) => void
  readonly settings?: Readonly<Record<string, string>>
}

const megabyte = 2 ** 20

/** An eighth of the memory, 128 MB to 1 GB: the product and the page cache need theirs. */
function sharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return `${Math.min(1024, Math.max(128, Math.floor(memory / 8 / megabyte)))}MB`
}

const defaults = {
  listen_addresses: '',
  shared_buffers: sharedBuffers(),
  max_connections: '100',
  jit: 'off',
  log_min_messages: 'warning',
  unix_socket_permissions: '0700',
}

const restartPause = 1000
const restartsInRow = 3
const steadyAfter = 60_000

const ownerLock = 727_001

interface Paths {
  readonly cluster: string
  readonly socket: string
  readonly log: string
}

// A socket's path has at most 107 bytes.
function socketFolder(home: string): string {
  const inside = join(home, 'socket')
  if (Buffer.byteLength(inside) <= 80) return inside
  return join(tmpdir(), `basera-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
}

const pathsIn = (home: string): Paths => ({
  cluster: join(home, 'cluster'),
  socket: socketFolder(home),
  log: join(home, 'postgres.log'),
})

const urlOf = (paths: Paths, name: string) =>
  `postgres://basera@localhost/${name}?host=${encodeURIComponent(paths.socket)}`

const noSpace = /no space left on device/i
const fullDisk = (folder: string) => `The disk is full: PostgreSQL cannot write to ${folder}.`

function explain(
  output: string,
  folder: string,
  happened: 'did not start' | 'ended' = 'did not start',
): string {
  if (noSpace.test(output)) return fullDisk(folder)
  if (/permission denied/i.test(output)) return `PostgreSQL may not read or write ${folder}.`
  return `PostgreSQL ${happened}: ${output.trim().split('\n').slice(-3).join(' ')}`
}

function initialise(identity: Identity, paths: Paths): void {
  const half = `${paths.cluster}.new`
  rmSync(half, { recursive: true, force: true })
  const args = ['-D', half, '-U', 'basera', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const [command, full] = identity.command(join(identity.native, 'bin/initdb'), [...args, ...locale])
  const run = spawnSync(command, full, { ...identity.spawnOptions, cwd: '/', encoding: 'utf8' })
  if (run.status !== 0)
    throw new Error(explain(`${run.stderr}${run.stdout}${run.error ?? ''}`, paths.cluster))
  renameSync(half, paths.cluster)
}

function launch(identity: Identity, paths: Paths, settings: Readonly<Record<string, string>>): ChildProcess {
  const flags = Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const args = ['-D', paths.cluster, '-k', paths.socket, ...flags]
  const [command, full] = identity.command(join(identity.native, 'bin/postgres'), args)
  const log = openSync(paths.log, 'w')
  // Its own process group: Ctrl-C reaches us first, and we stop it last.
  const options = {
    ...identity.spawnOptions,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log] as ['ignore', number, number],
  }
  const child = spawn(command, full, options)
  closeSync(log)
  stopAtExit(child)
  return child
}

/** However our process exits by itself, its server is told to stop; a stop that was waited for comes before. */
function stopAtExit(child: ChildProcess): void {
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function connectWhenReady(child: ChildProcess, paths: Paths): Promise<pg.Client> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(explain(readFileSync(paths.log, 'utf8'), paths.cluster))
    }
    try {
      return await connect(urlOf(paths, 'postgres'))
    } catch {
      await sleep(15)
    }
  }
}

const claim = async (client: pg.Client): Promise<boolean> =>
  (await client.query('SELECT pg_try_advisory_lock($1) AS got', [ownerLock])).rows[0].got

/** The process that started the running server either still lives (refuse) or was killed (stop the server it left behind). */
async function clearLeftover(paths: Paths, folder: string): Promise<void> {
  const pid = runningPostmaster(paths.cluster, paths.socket)
  if (pid === undefined) return
  const deadline = Date.now() + 3000
  for (;;) {
    const client = await connect(urlOf(paths, 'postgres')).catch(() => undefined)
    const free = client ? await claim(client).catch(() => false) : false
    await client?.end().catch(() => undefined)
    if (free || runningPostmaster(paths.cluster) === undefined) break
    if (Date.now() > deadline)
      throw new Error(`Basera is already running on ${folder}. Stop it first, or set another DATA_DIR.`)
    await sleep(150)
  }
  if (runningPostmaster(paths.cluster) === pid) await stopPostmaster(pid)
}

/** Whether a living process owns the server. Its lock is only looked up: taking it would compete with a start. */
async function isOwned(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted",
    [ownerLock],
  )
  return rowCount !== 0
}

/** Connection string of a database of the PostgreSQL that another process runs on `folder`, if one does. */
export async function runningEmbeddedPostgres(folder: string, name: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined
  const paths = pathsIn(chooseIdentity(findPostgres(), resolve(folder)).home)
  if (!existsSync(paths.cluster) || runningPostmaster(paths.cluster) === undefined) return undefined
  const client = await connect(urlOf(paths, 'postgres')).catch(() => undefined)
  if (!client) return undefined
  try {
    return (await isOwned(client)) ? urlOf(paths, name) : undefined
  } finally {
    await client.end()
  }
}

async function createIfMissing(owner: pg.Client, paths: Paths, name: string): Promise<string> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${owner.escapeIdentifier(name)}`)
  return urlOf(paths, name)
}

interface Running {
  readonly child: ChildProcess
  readonly owner: pg.Client
}

async function runServer(identity: Identity, paths: Paths, options: EmbeddedOptions): Promise<Running> {
  const child = launch(identity, paths, options.settings ?? {})
  const owner = await connectWhenReady(child, paths)
  if (!(await claim(owner))) throw new Error(`Basera is already running on ${options.folder}.`)
  return { child, owner }
}

const spaceNeeded = 2 * 16 * 1024 * 1024

/** The log itself may have found no space. */
function isDiskFull(log: string, { cluster }: Paths): boolean {
  if (noSpace.test(log)) return true
  const { bavail, bsize } = statfsSync(cluster)
  return bavail * bsize < spaceNeeded
}

/** Starts the server again while its disk is full, else a few times: a full log and space that is back may hide the cause. */
function keepRunning(
  first: Running,
  start: () => Promise<Running>,
  { paths, onExit, onRestart }: EmbeddedOptions & { readonly paths: Paths },
): EmbeddedPostgres {
  let running = first
  let stopping = false
  let restarting = Promise.resolve()
  let inRow = 0
  async function restart(): Promise<void> {
    while (!stopping) {
      const log = readFileSync(paths.log, 'utf8')
      const isFull = isDiskFull(log, paths)
      const reason = isFull ? fullDisk(paths.cluster) : explain(log, paths.cluster, 'ended')
      inRow = isFull ? 0 : inRow + 1
      if (inRow > restartsInRow) return onExit(reason)
      onRestart?.(reason)
      await sleep(restartPause)
      const again = stopping ? undefined : await start().catch(() => undefined)
      if (again) {
        running = again
        return watch()
      }
    }
  }
  function watch(): void {
    const since = performance.now()
    running.child.once('exit', () => {
      if (performance.now() - since > steadyAfter) inRow = 0
      if (!stopping) restarting = restart()
    })
  }
  watch()
  return {
    database: (name) => createIfMissing(running.owner, paths, name),
    async stop() {
      stopping = true
      await restarting
      const { child, owner } = running
      await owner.end().catch(() => undefined)
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise<void>((done) => child.once('exit', () => done()))
      if (child.pid !== undefined) await stopPostmaster(child.pid)
      await exited
    },
  }
}

/** Throws one sentence when the folder is in use, not writable, or the disk is full. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const native = findPostgres()
  completeLibraryLinks(native)
  const identity = chooseIdentity(native, resolve(options.folder))
  const paths = pathsIn(identity.home)
  mkdirSync(paths.socket, { recursive: true, mode: 0o700 })
  const { uid, gid } = identity.spawnOptions
  if (uid !== undefined && gid !== undefined) chownSync(paths.socket, uid, gid)
  if (existsSync(paths.cluster)) await clearLeftover(paths, options.folder)
  else initialise(identity, paths)

  const start = () => runServer(identity, paths, options)
  return keepRunning(await start(), start, { ...options, paths })
}
