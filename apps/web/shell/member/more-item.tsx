import { useSession } from '@basera/accounts/web'
import { MenuIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import en from './locales/en.json'
import { MoreSheet } from './more-sheet.tsx'

const behindMore = /^\/(dashboard|my-listings|room\/.+\/edit|your-profile|account\/profile)$/

/** The bottom bar's last item for signed-in people (accounts 2); `signedOut` stands there for everybody else. */
export function MoreItem({ signedOut }: { readonly signedOut: ReactNode }) {
  const t = useSentences(en)
  const { user } = useSession()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  // The sheet outlives the session, for it tells how the sign-out went, and stands outside the bar and its styles.
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      {user ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={behindMore.test(pathname) ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <span>
            <MenuIcon />
          </span>
          {t('member.more')}
        </button>
      ) : (
        signedOut
      )}
      {open ? createPortal(<MoreSheet onClose={close} />, document.body) : null}
    </>
  )
}
