import { join } from 'node:path'
import { fastFolder } from '@basera/platform/testing/fast-folder'
import { type Cluster, startCluster } from '@basera/testkit/product'
import type { Browser } from '@playwright/test'
import { joinByCalls, type Member } from './join.ts'
import type { Newcomer } from './member.ts'
import { listRoom } from './some-room.ts'

// A database of a journey's own is in memory, as the one of the others is.
process.env.TMPDIR ??= fastFolder()

/** `NODE_OPTIONS` that load files beside this one into a server before it starts. */
export const loaded = (...files: string[]) =>
  files.map((file) => `--import ${join(import.meta.dirname, file)}`).join(' ')

/** A product of this journey's own, which it may kill. */
export interface OwnServer {
  readonly address: string
  /** For what nobody could do from outside. */
  readonly query: (text: string) => Promise<unknown>
  /** `kill -9`, and a new start on the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const cluster: Cluster = await startCluster(1, { LOG_LEVEL: 'silent', ...env })
  const [member] = cluster.members
  if (!member) throw new Error('The product did not start.')
  return {
    address: member.address,
    query: (text) => cluster.pool.query(text),
    killAndRestart: () => member.killAndRestart(),
    stop: () => cluster.stop(),
  }
}

/** Somebody new with a verified phone, signed in to a browser of their own. */
export async function joinOwn(
  browser: Browser,
  server: OwnServer,
  full_name: string,
): Promise<Member & Newcomer> {
  const context = await browser.newContext({ baseURL: server.address })
  return joinByCalls(await context.newPage(), full_name)
}

/** A conversation of a lister and a seeker about a room of the first. */
export async function converse(lister: Member, seeker: Member): Promise<string> {
  const room = await listRoom(lister)
  return (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
}
