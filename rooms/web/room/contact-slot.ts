import type { Room } from '@basera/rooms/contract'
import { type ComponentType, createContext } from 'react'

export interface ContactProps {
  readonly room: Room
  readonly onClose: () => void
}

export type LoadContact = () => Promise<ComponentType<ContactProps>>

/** Filled by the app, because rooms do not import chats. */
export const ContactSlot = createContext<LoadContact | null>(null)
