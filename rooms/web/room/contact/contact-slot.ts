import type { Room } from '@basera/rooms/contract'
import { type ComponentType, createContext } from 'react'

/** What opens over a room when a member wants to write to its lister. */
export interface ContactProps {
  readonly room: Room
  readonly onClose: () => void
}

/** Fetches the code of it. */
export type LoadContact = () => Promise<ComponentType<ContactProps>>

/** Filled from outside: rooms don't know how people write to each other. */
export const ContactSlot = createContext<LoadContact | null>(null)
