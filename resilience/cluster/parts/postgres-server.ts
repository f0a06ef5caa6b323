import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseIdentity, completeLibraryLinks, findPostgres } from '@basera/platform/server/postgres'
import { freePort } from '@basera/testkit/product'
import pg from 'pg'

/** A PostgreSQL that is a server of its own, reached over TCP, as one of another machine is. */
export interface PostgresServer {
  readonly url: string
  /** Ends all sessions, stops cleanly and starts again; resolves when it answers. */
  restart(): Promise<void>
  /** Falls down in the middle of everything, recovers, and answers. */
  crash(): Promise<void>
  /** Starts it again if it ended by itself, as an operator's supervisor does; resolves when it answers. */
  revive(): Promise<void>
  stop(): Promise<void>
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  jit: 'off',
  log_min_messages: 'warning',
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts a PostgreSQL with an empty database `basera` on files in `folder`. */
export async function startPostgresServer(folder: string): Promise<PostgresServer> {
  const native = findPostgres()
  completeLibraryLinks(native)
  const identity = chooseIdentity(native, folder)
  const cluster = join(identity.home, 'cluster')
  const { uid, gid } = identity.spawnOptions
  if (uid !== undefined && gid !== undefined) chownSync(identity.home, uid, gid)
  const initdb = ['-D', cluster, '-U', 'basera', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const [maker, makerArgs] = identity.command(join(identity.native, 'bin/initdb'), initdb)
  const made = spawnSync(maker, makerArgs, { ...identity.spawnOptions, cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)

  const port = await freePort()
  const at = (name: string) => `postgres://basera@127.0.0.1:${port}/${name}`
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = identity.command(join(identity.native, 'bin/postgres'), ['-D', cluster, ...flags])
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const log = openSync(join(folder, 'postgres-server.log'), 'a')
    const stdio: ['ignore', number, number] = ['ignore', log, log]
    // A group of its own: Ctrl-C reaches us first, and we stop it last.
    const started = spawn(command, args, { ...identity.spawnOptions, cwd: '/', detached: true, stdio })
    closeSync(log)
    child = started
    while (!(await answers(at('postgres')))) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`PostgreSQL did not start: see ${folder}`)
      await sleep(20)
    }
  }
  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const again = async (signal: 'SIGINT' | 'SIGQUIT') => {
    await end(signal)
    await start()
  }

  await start()
  const owner = new pg.Client({ connectionString: at('postgres') })
  await owner.connect()
  await owner.query('CREATE DATABASE basera')
  await owner.end()
  return {
    url: at('basera'),
    restart: () => again('SIGINT'),
    crash: () => again('SIGQUIT'),
    async revive() {
      while (!(await answers(at('postgres')))) {
        if (child?.exitCode !== null || child.signalCode !== null) await start()
        await sleep(50)
      }
    },
    stop: () => end('SIGINT'),
  }
}
