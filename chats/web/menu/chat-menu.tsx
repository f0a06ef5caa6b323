import type { ChatHead } from '@basera/chats/contract'
import { BellIcon, UserRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { SafetyMenu } from '@basera/trust/web'
import { Link } from 'react-router'
import { otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { loadNotifications } from '../notifications/load-notifications.ts'
import { useChatActions } from './use-chat-actions.ts'

interface ChatMenuProps {
  readonly chat: ChatHead
  readonly onBlocked: () => void
}

async function openNotifications(close: () => void) {
  const NotificationsDialog = await loadNotifications()
  return <NotificationsDialog onClose={close} />
}

export function ChatMenu({ chat, onBlocked }: ChatMenuProps) {
  const t = useSentences(en)
  const { block, report, closed } = useChatActions(chat, onBlocked)
  return (
    <SafetyMenu
      label={t('chats.menu.open')}
      name={otherName(chat)}
      kind="person"
      onReport={report}
      onBlock={block}
      onClosed={closed}
      before={(open) => (
        <>
          <ProfileLink chat={chat} />
          <button type="button" className="menu-row" onClick={() => open(openNotifications)}>
            <BellIcon />
            {t('chats.menu.notifications')}
          </button>
        </>
      )}
    />
  )
}

/** A lister need not have a roommate profile. */
function ProfileLink({ chat: { room_title, other } }: { readonly chat: ChatHead }) {
  const t = useSentences(en)
  if (room_title !== null) return null
  return (
    <Link className="menu-row" to={`/profile/${other.id}`}>
      <UserRoundIcon />
      {t('chats.menu.profile')}
    </Link>
  )
}
