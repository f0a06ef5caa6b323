import { useSession } from '@basera/accounts/web'
import { useSentences } from '@basera/platform/web'
import { NavItem } from '../nav-item.tsx'
import en from './locales/en.json'
import { UnreadChats } from './unread-chats.tsx'

const links = [
  ['/chats', 'member.chats'],
  ['/your-profile', 'member.yourProfile'],
  ['/dashboard', 'member.dashboard'],
] as const

/** The links of the top bar that only signed-in people have (accounts 2). */
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
