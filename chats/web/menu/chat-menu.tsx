import { SafetyMenu } from '@basera/accounts/web'
import type { ChatHead } from '@basera/chats/contract'
import { BellIcon, UserRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { nameOf } from '../list/chat-words.ts'
import { loadNotices } from '../notices/load-notices.ts'
import en from './locales/en.json'
import { useChatActions } from './use-chat-actions.ts'

interface ChatMenuProps {
  readonly chat: ChatHead
  /** The conversation is no longer there for this member: its person was blocked. */
  readonly onGone: () => void
}

async function askForNotices(close: () => void) {
  const Notices = await loadNotices()
  return <Notices onClose={close} />
}

/** What can be done about a conversation and its person. */
export function ChatMenu({ chat, onGone }: ChatMenuProps) {
  const t = useSentences(en)
  const { block, report, closed } = useChatActions(chat, onGone)
  return (
    <SafetyMenu
      label={t('chats.menu.open')}
      name={nameOf(chat)}
      onReport={report}
      onBlock={block}
      onClosed={closed}
      before={(open) => (
        <>
          <ProfileLink chat={chat} />
          <button type="button" className="menu-row" onClick={() => open(askForNotices)}>
            <BellIcon />
            {t('chats.menu.notices')}
          </button>
        </>
      )}
    />
  )
}

/** A lister need not have a roommate profile: the way to one is shown where the conversation began there. */
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
