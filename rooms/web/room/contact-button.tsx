import { useSession, useSignInDialog } from '@basera/accounts/web'
import { Button, type ButtonProps, cx } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { type ComponentType, useContext, useState } from 'react'
import en from '../locales/en.json'
import { type ContactProps, ContactSlot } from './contact-slot.ts'

interface ContactButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'icon' | 'className'> {
  readonly room: Room
}

/** Contact Lister: the sign-in or the message dialog (rooms.contact-button). */
export function ContactButton({ room, className, ...look }: ContactButtonProps) {
  const t = useSentences(en)
  const { open, prepare } = useSignInDialog()
  const { status, user } = useSession()
  const load = useContext(ContactSlot)
  const [Contact, setContact] = useState<ComponentType<ContactProps> | 'failed'>()
  // While the session loads, the slot's dialog waits for it.
  const isVisitor = !load || (status === 'ready' && !user)
  const fetchContact = () =>
    load?.().then(
      (Loaded) => setContact(() => Loaded),
      () => setContact('failed'),
    )
  return (
    <>
      <Button
        {...look}
        look="primary"
        // The lister gets no button: until that is known, only its space is reserved.
        className={cx(className, status === 'loading' && 'in-[[data-member]]:invisible')}
        {...(isVisitor && { onPointerEnter: prepare, onFocus: prepare })}
        onClick={() => (isVisitor ? open() : fetchContact())}
      >
        {t('rooms.room.contact')}
      </Button>
      {Contact === 'failed' ? (
        <span role="alert">{t('rooms.room.contactFailed')}</span>
      ) : (
        Contact && <Contact room={room} onClose={() => setContact(undefined)} />
      )}
    </>
  )
}
