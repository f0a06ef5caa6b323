import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseIdentity, findPostgres, startEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'

export interface ReplicatedPostgres {
  readonly url: string
  readonly replicaUrl: string
  /** Of the replica's server alone. */
  query(text: string): Promise<readonly Record<string, unknown>[]>
  /** The replica goes on to answer, and shows nothing new. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  kill(): Promise<void>
  start(): Promise<void>
  /** Connections stay open and are not answered. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copies a running server's files; the write-ahead log comes from the primary. */
async function copyPrimary(url: string, from: string, to: string): Promise<void> {
  const { spawnOptions } = chooseIdentity(findPostgres(), join(from, '..'))
  await withClient(url, async (client) => {
    await client.query("SELECT pg_backup_start('replica', true)")
    execFileSync('cp', ['-a', from, to], spawnOptions)
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    rmSync(join(to, 'postmaster.pid'))
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile)
    writeFileSync(join(to, 'standby.signal'), '')
  })
}

function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  for (const line of lines) {
    const [own, parent] = line.trim().split(/\s+/).map(Number)
    if (own && (own === pid || parent === pid)) process.kill(own, signal)
  }
}

function launchStandby(home: string, primarySocket: string): ChildProcess {
  const { command, native, spawnOptions } = chooseIdentity(findPostgres(), join(home, 'replica'))
  const settings = [
    'listen_addresses=',
    'max_connections=100',
    'fsync=off',
    'hot_standby_feedback=on',
    'wal_receiver_status_interval=1',
  ]
  const args = ['-D', join(home, 'replica/cluster'), '-k', join(home, 'replica/socket')]
  const conninfo = `primary_conninfo=host=${primarySocket} user=basera`
  const flags = [...settings, conninfo].flatMap((setting) => ['-c', setting])
  const [program, words] = command(join(native, 'bin/postgres'), [...args, ...flags])
  return spawn(program, words, { ...spawnOptions, cwd: '/', stdio: 'ignore' })
}

/** Starts a PostgreSQL, has it filled, and starts a streaming replica of it; both go with `close`. */
export async function startReplicatedPostgres(
  fill: (url: string) => Promise<unknown> = async () => undefined,
): Promise<ReplicatedPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'basera-pair-'))
  const primary = await startEmbeddedPostgres({
    folder: join(home, 'primary'),
    onExit: console.error,
    settings: { fsync: 'off' },
  })
  const url = await primary.database('basera')
  await fill(url)
  const socket = new URL(url).searchParams.get('host') ?? ''
  const ownSocket = join(home, 'replica/socket')
  mkdirSync(ownSocket, { recursive: true, mode: 0o700 })
  await copyPrimary(url, join(socket, '../cluster'), join(home, 'replica/cluster'))
  const replicaUrl = url.replace(encodeURIComponent(socket), encodeURIComponent(ownSocket))
  let server: ChildProcess | undefined
  const query: ReplicatedPostgres['query'] = (text) =>
    withClient(replicaUrl, async (client) => (await client.query(text)).rows)
  const start = async () => {
    const started = launchStandby(home, socket)
    server = started
    while (!(await query('SELECT 1').catch(() => undefined))) {
      if (started.exitCode !== null) throw new Error('The replica did not start.')
      await sleep(20)
    }
  }
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGQUIT')
    await gone
  }
  await start()
  return {
    ...{ url, replicaUrl, query, start, kill },
    pauseReplay: async () => void (await query('SELECT pg_wal_replay_pause()')),
    resumeReplay: async () => void (await query('SELECT pg_wal_replay_resume()')),
    freeze: () => server && signalAll(server, 'SIGSTOP'),
    thaw: () => server && signalAll(server, 'SIGCONT'),
    async close() {
      await kill()
      await primary.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
