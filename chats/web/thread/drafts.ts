import { deviceStore } from '@basera/platform/web'

/** Unsent texts by chat id (chats.draft-kept). */
export type Drafts = Readonly<Record<string, string>>

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** Signing out deletes them. */
const store = deviceStore<Drafts>('chat-drafts', {}, isDrafts)

export const readDraft = (chatId: string): string => store.read()[chatId] ?? ''

/** Saves a draft on this device; an empty text removes it. */
export function saveDraft(chatId: string, text: string): void {
  const { [chatId]: _, ...others } = store.read()
  store.write(text ? { ...others, [chatId]: text } : others)
}

export const useDrafts = (): Drafts => store.use()
