import { liveChats } from '../live/use-live.ts'
import type { KeptList, KeptThread } from './kept-store.ts'

/** What this device keeps of a member's chats for times without a network (chats.kept-history). */
export interface ChatHistory {
  readonly keepThread: (thread: Omit<KeptThread, 'person'>) => void
  readonly keptThread: (chatId: string) => Promise<KeptThread | undefined>
  readonly forgetThread: (chatId: string) => void
}

const loadStore = () => import('./kept-store.ts')
type Store = Awaited<ReturnType<typeof loadStore>>

/** Where a browser has no storage, nothing is kept. */
const nothing = () => undefined

/** The latest change of each, until it is written. */
const waiting = new Map<string, () => Promise<void>>()
let isWriting = false

async function writeAll(): Promise<void> {
  if (isWriting) return
  isWriting = true
  // Changes of one moment are written once.
  await undefined
  for (const [key, change] of waiting) {
    waiting.delete(key)
    await change().catch(nothing)
  }
  isWriting = false
}

/** Nothing is written of a person who signed out meanwhile. */
function write(key: string, person: string, change: (store: Store) => Promise<void>): void {
  waiting.set(key, async () => {
    const store = await loadStore()
    if (liveChats.person.read() === person) await change(store)
  })
  void writeAll()
}

const read = <T>(find: (store: Store) => Promise<T>): Promise<T | undefined> =>
  loadStore().then(find).catch(nothing)

/** Of whoever is signed in at this page. */
export const chatHistory: ChatHistory = {
  keepThread(thread) {
    const person = liveChats.person.read()
    if (person) write(thread.chat_id, person, (store) => store.storeThread({ ...thread, person }))
  },
  async keptThread(chatId) {
    const person = liveChats.person.read()
    return person ? read((store) => store.readThread(person, chatId)) : undefined
  },
  forgetThread(chatId) {
    const person = liveChats.person.read()
    if (person) write(chatId, person, (store) => store.removeThread(person, chatId))
  },
}

export const keepList = (list: KeptList): void => write('list', list.person, (store) => store.storeList(list))

export const keptList = (person: string): Promise<KeptList | undefined> =>
  read((store) => store.readList(person))
