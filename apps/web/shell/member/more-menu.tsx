import { Banner, Dialog, Segmented, Spinner, type ThemeChoice, useTheme } from '@basera/platform/design'
import {
  ChevronRightIcon,
  type Icon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  LogOutIcon,
  SettingsIcon,
  SunMoonIcon,
  UsersRoundIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import { Link } from 'react-router'
import en from './locales/en.json'
import { type SigningOut, useSigningOut } from './use-signing-out.ts'

/** Milliseconds the good news of a sign-out stays. */
const farewell = 1500

const links: readonly (readonly [to: string, name: keyof typeof en, icon: Icon])[] = [
  ['/dashboard', 'member.dashboard', LayoutDashboardIcon],
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

function Leaving({ stage }: { readonly stage: SigningOut }) {
  const t = useSentences(en)
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-7 font-semibold">
      {stage === 'busy' ? <Spinner className="text-primary" /> : null}
      {t(stage === 'busy' ? 'member.signingOut' : 'member.signedOut')}
    </p>
  )
}

/** What the bottom bar's last item opens: the member's pages, the appearance, and the way out with its outcome (accounts 4). */
export function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const [stage, start] = useSigningOut()
  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(onClose, farewell)
    return () => clearTimeout(timer)
  }, [stage, onClose])
  const isLeaving = stage === 'busy' || stage === 'done'
  return (
    <Dialog
      open
      title={t('member.more')}
      onClose={onClose}
      closeLabel={t('member.close')}
      dismissable={stage !== 'busy'}
      width={440}
    >
      {isLeaving ? (
        <Leaving stage={stage} />
      ) : (
        <Rows onClose={onClose} onSignOut={() => void start()} failed={stage === 'failed'} />
      )}
    </Dialog>
  )
}
