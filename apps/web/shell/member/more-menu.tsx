import { useSession } from '@basera/accounts/web'
import { Banner, Dialog, Segmented, Spinner, type ThemeChoice, useTheme } from '@basera/platform/design'
import {
  BellIcon,
  CalendarIcon,
  ChevronRightIcon,
  type Icon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  LogOutIcon,
  MenuIcon,
  SettingsIcon,
  SunMoonIcon,
  UsersRoundIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import en from '../../locales/en.json'
import { type SignOutStage, useSignOut } from './use-sign-out.ts'

/** Milliseconds. */
const successDuration = 1500

const links: readonly (readonly [to: string, name: keyof typeof en, icon: Icon])[] = [
  ['/dashboard', 'member.dashboard', LayoutDashboardIcon],
  ['/alerts', 'member.alerts', BellIcon],
  ['/visits', 'member.visits', CalendarIcon],
  ['/your-profile', 'member.yourProfile', UsersRoundIcon],
  ['/account/profile', 'member.settings', SettingsIcon],
  ['/help', 'member.helpCenter', LifeBuoyIcon],
]

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']

function Appearance() {
  const t = useSentences(en)
  const [theme, choose] = useTheme()
  const options = themes.map((value) => ({ value, label: t(`member.appearance.${value}` as const) }))
  return (
    <div className="more-row">
      <SunMoonIcon />
      {t('member.appearance')}
      <Segmented aria-label={t('member.appearance')} options={options} value={theme} onChange={choose} />
    </div>
  )
}

interface RowsProps {
  readonly onClose: () => void
  readonly onSignOut: () => void
  readonly failed: boolean
}

function Rows({ onClose, onSignOut, failed }: RowsProps) {
  const t = useSentences(en)
  return (
    <>
      {links.map(([to, name, RowIcon]) => (
        <Link key={to} className="more-row" to={to} onClick={onClose}>
          <RowIcon />
          {t(name)}
          <ChevronRightIcon size="s" />
        </Link>
      ))}
      <Appearance />
      {failed ? (
        <Banner tone="danger">
          <b className="block">{t('member.failed')}</b>
          {t('member.failed.alert')}
        </Banner>
      ) : null}
      <button type="button" className="more-row w-full text-danger" onClick={onSignOut}>
        <LogOutIcon />
        {t('member.signOut')}
      </button>
    </>
  )
}

function SignOutStatus({ stage }: { readonly stage: SignOutStage }) {
  const t = useSentences(en)
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-7 font-semibold">
      {stage === 'busy' ? <Spinner className="text-primary" /> : null}
      {t(stage === 'busy' ? 'member.signingOut' : 'member.signedOut')}
    </p>
  )
}

/** shell.sign-out-feedback */
function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const [stage, start] = useSignOut()
  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(onClose, successDuration)
    return () => clearTimeout(timer)
  }, [stage, onClose])
  const isSigningOut = stage === 'busy' || stage === 'done'
  return (
    <Dialog
      open
      title={t('member.more')}
      onClose={onClose}
      closeLabel={t('member.close')}
      dismissable={stage !== 'busy'}
      width={440}
    >
      {isSigningOut ? (
        <SignOutStatus stage={stage} />
      ) : (
        <Rows onClose={onClose} onSignOut={() => void start()} failed={stage === 'failed'} />
      )}
    </Dialog>
  )
}

const pagesBehindMore =
  /^\/(alerts|visits|dashboard|my-listings|room\/.+\/(edit|to-let)|your-profile|account\/profile)$/

/** Others get `signedOut`. */
export function MoreItem({ signedOut }: { readonly signedOut: ReactNode }) {
  const t = useSentences(en)
  const { user } = useSession()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  // Outlives the session to show how signing out went.
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      {user ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={pagesBehindMore.test(pathname) ? 'true' : undefined}
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
