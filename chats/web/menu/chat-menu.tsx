import type { ChatHead } from '@basera/chats/contract'
import { showToast } from '@basera/platform/design'
import {
  ArchiveIcon,
  BellIcon,
  BellOffIcon,
  MessageSquareIcon,
  SearchIcon,
  UserRoundIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { SafetyMenu } from '@basera/trust/web'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { loadNotifications } from '../notifications/load-notifications.ts'
import { useChatActions } from './use-chat-actions.ts'

export type ChangeSettings = (change: { archived?: boolean; muted?: boolean }) => Promise<void>

interface ChatMenuProps {
  readonly chat: ChatHead
  /** Rejects on failure. */
  readonly onSettings: ChangeSettings
  readonly onSearch: () => void
  readonly onBlocked: () => void
}

async function openNotifications(close: () => void) {
  const NotificationsDialog = await loadNotifications()
  return <NotificationsDialog onClose={close} />
}

function closeMenu(event: MouseEvent<HTMLElement>, then: () => void) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  then()
}

async function openQuickReplies(close: () => void) {
  const { QuickRepliesDialog } = await import('../thread/quick-replies-editor.tsx')
  return <QuickRepliesDialog onClose={close} />
}

export function ChatMenu({ chat, onSettings, onSearch, onBlocked }: ChatMenuProps) {
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
          <button type="button" className="menu-row" onClick={(event) => closeMenu(event, onSearch)}>
            <SearchIcon />
            {t('chats.menu.search')}
          </button>
          <button type="button" className="menu-row" onClick={() => open(openNotifications)}>
            <BellIcon />
            {t('chats.menu.notifications')}
          </button>
          <button type="button" className="menu-row" onClick={() => open(openQuickReplies)}>
            <MessageSquareIcon />
            {t('chats.quick.title')}
          </button>
          <SettingRows chat={chat} onSettings={onSettings} />
        </>
      )}
    />
  )
}

/** chats.archived-chat, chats.muted-chat. */
function SettingRows({ chat, onSettings }: Pick<ChatMenuProps, 'chat' | 'onSettings'>) {
  const t = useSentences(en)
  const { archived, muted } = chat
  const change = (event: MouseEvent<HTMLElement>, settings: Parameters<ChangeSettings>[0], done: string) => {
    closeMenu(event, () => {
      onSettings(settings).then(
        () => showToast(done),
        () => showToast(t('chats.menu.failed')),
      )
    })
  }
  const mute = (event: MouseEvent<HTMLElement>) =>
    change(event, { muted: !muted }, t(muted ? 'chats.menu.unmuted' : 'chats.menu.muted'))
  const archive = (event: MouseEvent<HTMLElement>) =>
    change(event, { archived: !archived }, t(archived ? 'chats.menu.unarchived' : 'chats.menu.archived'))
  return (
    <>
      <button type="button" className="menu-row" onClick={mute}>
        {muted ? <BellIcon /> : <BellOffIcon />}
        {t(muted ? 'chats.menu.unmute' : 'chats.menu.mute')}
      </button>
      <button type="button" className="menu-row" onClick={archive}>
        <ArchiveIcon />
        {t(archived ? 'chats.menu.unarchive' : 'chats.menu.archive')}
      </button>
    </>
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
