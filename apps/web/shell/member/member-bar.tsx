import { useOwnProfile, useSession } from '@basera/accounts/web'
import { Avatar, showToast, watchMenus } from '@basera/platform/design'
import { BellIcon, CalendarIcon, LifeBuoyIcon, LogOutIcon, SettingsIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { NavItem } from '../nav.tsx'
import { UnreadChats } from './unread-chats.tsx'
import { useSignOut } from './use-sign-out.ts'

const links = [
  ['/chats', 'member.chats'],
  ['/your-profile', 'member.yourProfile'],
  ['/dashboard', 'member.dashboard'],
] as const

/** shell.member-links */
export function MemberLinks() {
  const t = useSentences(en)
  const { user } = useSession()
  if (!user) return null
  return links.map(([to, name]) => (
    <NavItem key={to} to={to}>
      {t(name)}
      {to === '/chats' && <UnreadChats />}
    </NavItem>
  ))
}

function AccountEntries({ onDone }: { readonly onDone: () => void }) {
  const t = useSentences(en)
  const { user } = useSession()
  const { profile } = useOwnProfile()
  const [stage, start] = useSignOut()
  const leave = async () => {
    if ((await start()) === 'done') showToast(t('member.signedOut'))
  }
  return (
    <>
      <p className="barmenu-who">
        <b>{profile?.full_name}</b>
        {user?.email}
      </p>
      <Link className="menu-row" to="/alerts" onClick={onDone}>
        <BellIcon />
        {t('member.alerts')}
      </Link>
      <Link className="menu-row" to="/visits" onClick={onDone}>
        <CalendarIcon />
        {t('member.visits')}
      </Link>
      <Link className="menu-row" to="/account/profile" onClick={onDone}>
        <SettingsIcon />
        {t('member.settings')}
      </Link>
      <Link className="menu-row" to="/help" onClick={onDone}>
        <LifeBuoyIcon />
        {t('member.help')}
      </Link>
      {stage === 'failed' ? (
        <p className="barmenu-who" role="alert">
          {t('member.failed.alert')}
        </p>
      ) : null}
      <button type="button" className="menu-row" disabled={stage === 'busy'} onClick={() => void leave()}>
        <LogOutIcon />
        {t('member.signOut')}
      </button>
    </>
  )
}

/** A native popover; others get `signedOut`. */
export function MemberMenu({ signedOut }: { readonly signedOut: ReactNode }) {
  const t = useSentences(en)
  const { user } = useSession()
  const { profile } = useOwnProfile()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(watchMenus, [])
  if (!user) return signedOut
  return (
    <div className="barmenu">
      <button type="button" className="btn-icon" popoverTarget="account">
        <span className="sr-only">{t('member.account')}</span>
        <Avatar
          name={profile?.full_name ?? user.email}
          userId={user.id}
          src={profile?.avatar_url}
          size={40}
        />
      </button>
      <div id="account" className="menu" popover="auto" ref={menu}>
        <AccountEntries onDone={() => menu.current?.hidePopover()} />
      </div>
    </div>
  )
}
