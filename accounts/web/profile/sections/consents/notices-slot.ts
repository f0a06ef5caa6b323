import { type ComponentType, createContext } from 'react'

/** What opens when a member wants to settle mails and notifications about messages. */
export interface NoticesProps {
  readonly onClose: () => void
}

/** Fetches the code of it. */
export type LoadNotices = () => Promise<ComponentType<NoticesProps>>

/** Filled from outside: accounts don't know how people are told of messages. */
export const NoticesSlot = createContext<LoadNotices | null>(null)
