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

/** Contact Lister: opens the sign-in dialog for visitors, the way to write for members (marketplace 4). */
export function ContactButton({ room, className, ...look }: ContactButtonProps) {
  const t = useSentences(en)
  const { open, prepare } = useSignInDialog()
  const { status, user } = useSession()
  const load = useContext(ContactSlot)
  const [Contact, setContact] = useState<ComponentType<ContactProps> | 'failed'>()
  // While it is not known who asks, the slot waits for it.
  const visits = !load || (status === 'ready' && !user)
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
        // It may be the lister who asks: a member sees its place alone until it is known.
        className={cx(className, status === 'loading' && 'in-[[data-member]]:invisible')}
        {...(visits && { onPointerEnter: prepare, onFocus: prepare })}
        onClick={() => (visits ? open() : fetchContact())}
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
