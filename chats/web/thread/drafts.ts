import { deviceStore } from '@basera/platform/web'

/** By chat id (chats.draft-kept). Signing out deletes them. */
export type Drafts = Readonly<Record<string, string>>

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const store = deviceStore<Drafts>('chat-drafts', {}, isDrafts)

export const readDraft = (chatId: string): string => store.read()[chatId] ?? ''

export function saveDraft(chatId: string, text: string): void {
  const { [chatId]: _, ...others } = store.read()
  store.write(text ? { ...others, [chatId]: text } : others)
}

export const useDrafts = (): Drafts => store.use()
