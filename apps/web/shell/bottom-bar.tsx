import { useSignInDialog } from '@basera/accounts/web'
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
import en from '../locales/en.json'
import { NavItem } from './nav-item.tsx'

const items: readonly { readonly to: string; readonly name: keyof typeof en; readonly icon: Icon }[] = [
  { to: '/', name: 'shell.home', icon: HouseIcon },
  { to: '/find-room', name: 'shell.bar.find', icon: SearchIcon },
  { to: '/browse-profiles', name: 'shell.bar.roommates', icon: UsersRoundIcon },
  { to: '/list-room', name: 'shell.bar.list', icon: CirclePlusIcon },
  { to: '/chats', name: 'shell.bar.chats', icon: MessageCircleIcon },
]

/** The bar at the foot of phones and tablets (accounts 2); keyboard focus brings it back when it is `hidden`. */
export function BottomBar({ hidden }: { readonly hidden: boolean }) {
  const t = useSentences(en)
  const signIn = useSignInDialog()
  return (
    <nav className="bottombar" aria-label={t('shell.bar')} data-hidden={hidden || undefined}>
      {items.map(({ to, name, icon: ItemIcon }) => (
        <NavItem key={to} to={to}>
          <span>
            <ItemIcon />
          </span>
          {t(name)}
        </NavItem>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={signIn.prepare}
        onClick={() => signIn.open()}
      >
        <span>
          <CircleUserRoundIcon />
        </span>
        {t('shell.signIn')}
      </button>
    </nav>
  )
}
