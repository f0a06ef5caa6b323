import type { LoadPush } from '@basera/alerts/web'
import type { Room } from '@basera/rooms/contract'
import { type ComponentType, createContext } from 'react'

export interface ContactProps {
  readonly room: Room
  /** The message asks for more photos from the start. */
  readonly asksForPhotos: boolean
  readonly onClose: () => void
}

/** The chat that a member has about a room, and when they wrote, in words. */
export interface WrittenChat {
  readonly href: string
  readonly wrote: string
}

export interface ContactWatchProps {
  readonly roomId: string
  readonly onChat: (chat: WrittenChat) => void
  /** A message waits to be sent. */
  readonly onMeant: () => void
}

export interface ListerContact {
  /** Says how soon the lister usually answers, where that is known. */
  readonly loadAnswerTime: () => Promise<ComponentType<{ readonly room: Room }>>
  readonly loadDialog: () => Promise<ComponentType<ContactProps>>
  /** For members. */
  readonly loadWatch: () => Promise<ComponentType<ContactWatchProps>>
  /** For alerts of members. */
  readonly loadPush: LoadPush
}

/** Filled by the app, because rooms do not import chats. */
export const ContactSlot = createContext<ListerContact | null>(null)
