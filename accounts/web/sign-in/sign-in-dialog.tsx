import { Banner, buttonClass, IconButton, useModal } from '@basera/platform/design'
import { DoorOpen, Toran, Wordmark } from '@basera/platform/design/art'
import { SearchIcon, XIcon } from '@basera/platform/design/icons'
import { useSentences, useSettings } from '@basera/platform/web'
import { useId } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { returnMessage } from './return-message.ts'
import type { SignInDialogProps } from './sign-in-dialog-provider.tsx'
import './sign-in-dialog.css'

/** What people without an account can do, as the operator has it (`ROOM_SEARCH`, decisions 2). */
function WithoutAccount({ onLeave }: { readonly onLeave: () => void }) {
  const t = useSentences(en)
  const { roomSearch } = useSettings()
  if (roomSearch === 'members') return <p>{t('accounts.signIn.link')}</p>
  return (
    <>
      <p>{t('accounts.signIn.free')}</p>
      <Link
        className={buttonClass({ look: 'primary', size: 'l', block: true })}
        to="/find-room"
        onClick={onLeave}
      >
        <SearchIcon />
        {t('accounts.signIn.findRoom')}
      </Link>
    </>
  )
}

/** The frame of the sign-in dialog (accounts 2): a door on wide screens, the whole screen on phones. */
export function SignInDialog({ request, onClose }: SignInDialogProps) {
  const t = useSentences(en)
  const title = useId()
  const message = returnMessage(request)
  const modal = useModal({ onClose })
  return (
    <dialog {...modal} className="dialog auth" aria-labelledby={title} tabIndex={-1}>
      <div className="auth-art">
        <DoorOpen />
        <p>
          <strong>{t('accounts.signIn.welcome')}</strong>
          {t('accounts.signIn.fees')}
        </p>
      </div>
      <div className="auth-form">
        <Toran className="auth-toran" />
        <Wordmark className="auth-logo" />
        <h2 id={title} className="text-h2">
          {t('accounts.signIn.title')}
        </h2>
        {message ? <Banner tone="danger">{message}</Banner> : null}
        <p>{t('accounts.signIn.later')}</p>
        <WithoutAccount onLeave={onClose} />
      </div>
      <IconButton
        className="auth-close"
        label={t('accounts.signIn.close')}
        icon={<XIcon />}
        onClick={onClose}
      />
    </dialog>
  )
}
