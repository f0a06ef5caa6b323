import { type ComponentType, createContext } from 'react'

export interface MessageProps {
  readonly person: {
    readonly id: string
    readonly full_name: string | null
    readonly avatar_url: string | null
  }
  readonly onClose: () => void
}

export type LoadMessage = () => Promise<ComponentType<MessageProps>>

/** Filled by the app, because roommates do not import chats. */
export const MessageSlot = createContext<LoadMessage | null>(null)
