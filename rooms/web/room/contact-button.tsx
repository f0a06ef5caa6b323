import { useSession } from '@basera/accounts/web'
import { Button, ButtonLink, type ButtonProps, cx } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { Contact } from './use-contact.tsx'

interface ContactButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'icon' | 'className'> {
  readonly contact: Contact
}

/** Contact Lister, or Continue chat for who wrote already (rooms.contact-button). */
export function ContactButton({ contact, className, ...look }: ContactButtonProps) {
  const t = useSentences(en)
  const { status } = useSession()
  const { chat, hasFailed, open, prepare } = contact
  if (chat)
    return (
      <ButtonLink {...look} look="primary" className={className} href={chat.href}>
        {t('rooms.room.continueChat')}
      </ButtonLink>
    )
  return (
    <>
      <Button
        {...look}
        look="primary"
        // The lister gets no button: until that is known, only its space is reserved.
        className={cx(className, status === 'loading' && 'in-[[data-member]]:invisible')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {t('rooms.room.contact')}
      </Button>
      {hasFailed && <span role="alert">{t('rooms.room.contactFailed')}</span>}
    </>
  )
}
