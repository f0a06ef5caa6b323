import { type ComponentType, createContext } from 'react'

/** What opens over a profile when a member wants to write to its person. */
export interface MessageProps {
  readonly person: {
    readonly id: string
    readonly full_name: string | null
    readonly avatar_url: string | null
  }
  readonly onClose: () => void
}

/** Fetches the code of it. */
export type LoadMessage = () => Promise<ComponentType<MessageProps>>

/** Filled from outside: roommates don't know how people write to each other. */
export const MessageSlot = createContext<LoadMessage | null>(null)
