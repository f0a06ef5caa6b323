import type { PubSub } from '@basera/platform/server/pubsub'
import { roomChangesTopic } from '@basera/rooms/server'
import type { QueryExecutorProvider } from 'kysely'
import type { Shared } from './shared.ts'

/**
 * Where features read public data for visitors (shell.public-reads): a replica that shows every change of rooms that
 * this process has heard of, else the primary.
 */
export function openPublicReads(
  { database: { db, onOwnChange }, replica }: Pick<Shared, 'database' | 'replica'>,
  pubSub: Pick<PubSub, 'subscribe' | 'onConnected' | 'isConnected'>,
): QueryExecutorProvider {
  if (!replica) return db
  const note = () => replica.noteChange()
  pubSub.subscribe(roomChangesTopic, note)
  pubSub.onConnected(note)
  onOwnChange(note)
  replica.start(() => pubSub.isConnected())
  return replica.reads
}
