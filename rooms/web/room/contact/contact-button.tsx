import { useSession, useSignInDialog } from '@basera/accounts/web'
import { Button, type ButtonProps } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { type ComponentType, useContext, useEffect, useState } from 'react'
import en from '../locales/en.json'
import { type ContactProps, ContactSlot } from './contact-slot.ts'

interface ContactButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'icon' | 'className'> {
  readonly room: Room
}

/** Contact Lister: opens the sign-in dialog for visitors, the way to write for members (marketplace 4). */
export function ContactButton({ room, ...look }: ContactButtonProps) {
  const t = useSentences(en)
  const { open, prepare } = useSignInDialog()
  const { status, user } = useSession()
  const load = useContext(ContactSlot)
  const [step, setStep] = useState<'idle' | 'asked' | 'failed'>('idle')
  const [Contact, setContact] = useState<ComponentType<ContactProps>>()
  useEffect(() => {
    // It may be asked before it is known who asks.
    if (step !== 'asked' || status === 'loading') return
    if (user && load) {
      load().then(
        (Loaded) => setContact(() => Loaded),
        () => setStep('failed'),
      )
    } else {
      setStep('idle')
      open()
    }
  }, [step, status, user, load, open])
  const close = () => {
    setStep('idle')
    setContact(undefined)
  }
  const getReady = () => (user && load ? void load().catch(() => undefined) : prepare())
  return (
    <>
      <Button
        {...look}
        look="primary"
        aria-haspopup="dialog"
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={() => setStep('asked')}
      >
        {t('rooms.room.contact')}
      </Button>
      {step === 'failed' && <span role="alert">{t('rooms.room.contactFailed')}</span>}
      {Contact && <Contact room={room} onClose={close} />}
    </>
  )
}
