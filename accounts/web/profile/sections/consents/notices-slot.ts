import { type ComponentType, createContext } from 'react'

/** The chats' own switches. */
export interface NoticesProps {
  readonly onClose: () => void
}

/** Loads its code. */
export type LoadNotices = () => Promise<ComponentType<NoticesProps>>

/** Filled by the app: accounts do not import chats. */
export const NoticesSlot = createContext<LoadNotices | null>(null)
