import { deviceStore } from '@basera/platform/web'

/** What was typed and not sent, by conversation. */
export type Drafts = Readonly<Record<string, string>>

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** Signing out wipes them with all that this browser keeps. */
const store = deviceStore<Drafts>('chat-drafts', {}, isDrafts)

/** Text that was typed in a conversation and not sent (decisions 8: survives reload). */
export const keptDraft = (chatId: string): string => store.read()[chatId] ?? ''

/** Keeps it on this device; nothing is kept of an empty one. */
export function keepDraft(chatId: string, text: string): void {
  const { [chatId]: _, ...others } = store.read()
  store.write(text ? { ...others, [chatId]: text } : others)
}

/** The drafts as they are now, for a list of conversations. */
export const useDrafts = (): Drafts => store.use()
