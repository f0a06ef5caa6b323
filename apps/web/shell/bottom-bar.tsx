import { useSession, useSignInDialog } from '@basera/accounts/web'
import {
  CirclePlusIcon,
  CircleUserRoundIcon,
  HouseIcon,
  type Icon,
  MessageCircleIcon,
  SearchIcon,
  UsersRoundIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { MouseEvent } from 'react'
import en from '../locales/en.json'
import { NavItem } from './nav.tsx'
import type { Members } from './use-member-parts.ts'

const items: readonly { readonly to: string; readonly name: keyof typeof en; readonly icon: Icon }[] = [
  { to: '/', name: 'shell.home', icon: HouseIcon },
  { to: '/find-room', name: 'shell.bar.find', icon: SearchIcon },
  { to: '/browse-profiles', name: 'shell.bar.roommates', icon: UsersRoundIcon },
  { to: '/list-room', name: 'shell.bar.list', icon: CirclePlusIcon },
  { to: '/chats', name: 'shell.bar.chats', icon: MessageCircleIcon },
]

interface BottomBarProps {
  readonly hidden: boolean
  readonly members: Members
}

/** shell.bottom-items */
export function BottomBar({ hidden, members: { parts, waiting } }: BottomBarProps) {
  const t = useSentences(en)
  const { status, user } = useSession()
  const signIn = useSignInDialog()
  // In the dialog on the current page.
  const openSignIn = (event: MouseEvent) => {
    if (status === 'loading' || user || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    signIn.open({ wanted: '/chats' })
  }
  const signInItem = (
    <button
      type="button"
      className={waiting ? 'invisible' : undefined}
      aria-haspopup="dialog"
      onPointerEnter={signIn.prepare}
      onClick={() => signIn.open()}
    >
      <span>
        <CircleUserRoundIcon />
      </span>
      {t('shell.signIn')}
    </button>
  )
  return (
    <nav className="bottombar" aria-label={t('shell.bar')} data-hidden={hidden || undefined}>
      {items.map(({ to, name, icon: ItemIcon }) => (
        <NavItem key={to} to={to} {...(to === '/chats' ? { onClick: openSignIn } : {})}>
          <span>
            <ItemIcon />
          </span>
          {t(name)}
          {to === '/chats' && parts ? <parts.UnreadChats /> : null}
        </NavItem>
      ))}
      {parts ? <parts.MoreItem signedOut={signInItem} /> : signInItem}
    </nav>
  )
}
