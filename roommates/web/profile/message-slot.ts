import { type ComponentType, createContext } from 'react'

/** Of the dialog in which a member writes to the person of a profile. */
export interface MessageProps {
  readonly person: {
    readonly id: string
    readonly full_name: string | null
    readonly avatar_url: string | null
  }
  readonly onClose: () => void
}

/** Fetches the dialog's code. */
export type LoadMessage = () => Promise<ComponentType<MessageProps>>

/** Filled by the app, because roommates do not import chats. */
export const MessageSlot = createContext<LoadMessage | null>(null)
