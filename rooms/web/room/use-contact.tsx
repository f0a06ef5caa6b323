import { useSession } from '@basera/accounts/web'
import type { Room } from '@basera/rooms/contract'
import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react'
import { type ContactProps, ContactSlot, type ContactWatchProps, type WrittenChat } from './contact-slot.ts'

export interface Contact {
  readonly chat: WrittenChat | undefined
  readonly hasFailed: boolean
  readonly open: () => void
  /** Opens the message with a request for more photos filled in. */
  readonly askForPhotos: () => void
  readonly prepare: () => void
  /** What the page renders once. */
  readonly parts: ReactNode
}

/** Writing to the lister of a room, or going on with the chat (rooms.contact-button). */
export function useContact(room: Room, isOwner: boolean): Contact {
  const slot = useContext(ContactSlot)
  const isMember = useSession().user !== null && !isOwner && room.status === 'live'
  const [Dialog, setDialog] = useState<ComponentType<ContactProps> | 'failed'>()
  const [asksForPhotos, setAsksForPhotos] = useState(false)
  const [Watch, setWatch] = useState<ComponentType<ContactWatchProps>>()
  const [chat, setChat] = useState<WrittenChat>()
  useEffect(() => {
    // Without it the button still offers to write.
    if (isMember)
      slot?.loadWatch().then(
        (Loaded) => setWatch(() => Loaded),
        () => undefined,
      )
  }, [isMember, slot])
  const load = async () => slot?.loadDialog()
  const openWith = (asks: boolean) => {
    setAsksForPhotos(asks)
    load().then(
      (Loaded) => setDialog(() => Loaded),
      () => setDialog('failed'),
    )
  }
  const open = () => openWith(false)
  const parts = (
    <>
      {isMember && Watch && <Watch roomId={room.id} onChat={setChat} onMeant={open} />}
      {Dialog && Dialog !== 'failed' && (
        <Dialog room={room} asksForPhotos={asksForPhotos} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
  return {
    chat: isMember ? chat : undefined,
    hasFailed: Dialog === 'failed',
    open,
    askForPhotos: () => openWith(true),
    prepare: () => void load().catch(() => undefined),
    parts,
  }
}
