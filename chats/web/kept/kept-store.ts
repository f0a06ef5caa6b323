import type { ChatHead, ChatItem, Message } from '@basera/chats/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface KeptThread {
  /** Nobody else who signs in here sees it. */
  readonly person: string
  readonly chat_id: string
  readonly chat: ChatHead
  readonly messages: readonly Message[]
  readonly quoted: readonly Message[]
  readonly other_read_seq: number
}

export interface KeptList {
  readonly person: string
  readonly items: ChatItem[]
  readonly total: number
}

interface Schema extends DBSchema {
  threads: {
    key: [person: string, chatId: string]
    value: KeptThread & { readonly latest: string }
    indexes: { latest: [person: string, latest: string] }
  }
  lists: { key: string; value: KeptList }
}

const chatsMax = 30
const messagesMax = 200

let opening: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('basera-chats', 1, {
    upgrade(db) {
      const threads = db.createObjectStore('threads', { keyPath: ['person', 'chat_id'] })
      threads.createIndex('latest', ['person', 'latest'])
      db.createObjectStore('lists', { keyPath: 'person' })
    },
    // Signing out deletes the database, which waits for connections.
    blocking(_current, _wanted, { target }) {
      opening = undefined
      ;(target as IDBDatabase).close()
    },
    terminated() {
      opening = undefined
    },
  })
  return opening
}

const ofPerson = (person: string) => IDBKeyRange.bound([person], [person, []])

/** Keeps the latest messages, and as many chats as allowed: those with the latest messages. */
export async function storeThread(thread: KeptThread): Promise<void> {
  const transaction = (await database()).transaction('threads', 'readwrite')
  const messages = thread.messages.slice(-messagesMax)
  const latest = messages.at(-1)?.created_at ?? ''
  await transaction.store.put({ ...thread, messages, latest })
  const oldestFirst = await transaction.store.index('latest').getAllKeys(ofPerson(thread.person))
  for (const key of oldestFirst.slice(0, -chatsMax)) await transaction.store.delete(key)
  await transaction.done
}

export const readThread = async (person: string, chatId: string): Promise<KeptThread | undefined> =>
  (await database()).get('threads', [person, chatId])

export const removeThread = async (person: string, chatId: string): Promise<void> =>
  (await database()).delete('threads', [person, chatId])

export async function storeList({ items, ...list }: KeptList): Promise<void> {
  await (await database()).put('lists', { ...list, items: items.slice(0, chatsMax) })
}

export const readList = async (person: string): Promise<KeptList | undefined> =>
  (await database()).get('lists', person)
