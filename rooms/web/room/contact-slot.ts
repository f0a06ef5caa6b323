import type { Room } from '@basera/rooms/contract'
import { type ComponentType, createContext } from 'react'

/** Of the dialog in which a member writes to a room's lister. */
export interface ContactProps {
  readonly room: Room
  readonly onClose: () => void
}

/** Fetches the dialog's code. */
export type LoadContact = () => Promise<ComponentType<ContactProps>>

/** Filled by the app, because rooms do not import chats. */
export const ContactSlot = createContext<LoadContact | null>(null)
