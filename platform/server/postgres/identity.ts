import { type SpawnOptions, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Identity {
  readonly native: string
  readonly home: string
  readonly command: (program: string, args: readonly string[]) => [string, string[]]
  readonly spawnOptions: Pick<SpawnOptions, 'uid' | 'gid'>
}

const nobody = 65534
const asNobody = { uid: nobody, gid: nobody }
const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--']

const direct: Identity['command'] = (program, args) => [program, [...args]]

const canUnshare = () => spawnSync('unshare', [...namespace, 'true']).status === 0

const nobodyCan = (program: string, args: string[]) =>
  spawnSync(program, args, { ...asNobody, cwd: '/' }).status === 0

function nobodyOwned(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chownSync(folder, nobody, nobody)
  return nobodyCan('test', ['-w', folder])
}

/** Copies the binaries to where another user can read them, whole or not at all. */
function copyOfBinaries(native: string, shared: string): string {
  const copy = join(shared, `postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(half, copy)
    } catch {
      rmSync(half, { recursive: true })
    }
  }
  return copy
}

function droppingRoot(native: string, home: string): Identity {
  const shared = '/var/lib/basera'
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  const readable = nobodyCan(join(native, 'bin/postgres'), ['--version'])
    ? native
    : copyOfBinaries(native, shared)
  const elsewhere = join(shared, createHash('sha256').update(home).digest('hex').slice(0, 12))
  const reachable = [home, elsewhere].find(nobodyOwned)
  if (!reachable) throw new Error(`PostgreSQL cannot run as root, and no other user can reach ${elsewhere}.`)
  return { native: readable, home: reachable, command: direct, spawnOptions: asNobody }
}

/** As root, PostgreSQL refuses to run: uses a user namespace where the kernel allows it, else `nobody`. */
export function chooseIdentity(native: string, home: string): Identity {
  if (process.getuid?.() !== 0) {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    return { native, home, command: direct, spawnOptions: {} }
  }
  if (process.env.BASERA_NO_USER_NAMESPACE === undefined && canUnshare()) {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    const command: Identity['command'] = (program, args) => ['unshare', [...namespace, program, ...args]]
    return { native, home, command, spawnOptions: {} }
  }
  return droppingRoot(native, home)
}
