import { loadBlockDialog, loadReportDialog } from '@basera/accounts/web'
import type { ChatHead } from '@basera/chats/contract'
import { IconButton, useMenuPopover } from '@basera/platform/design'
import {
  BanIcon,
  BellIcon,
  EllipsisVerticalIcon,
  FlagIcon,
  UserRoundIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { nameOf } from '../list/chat-words.ts'
import { loadNotices } from '../notices/load-notices.ts'
import css from './chat-menu.css?inline'
import en from './locales/en.json'
import { useChatActions } from './use-chat-actions.ts'

interface ChatMenuProps {
  readonly chat: ChatHead
  /** The conversation is no longer there for this member: its person was blocked. */
  readonly onGone: () => void
}

/** What can be done about a conversation and its person. Each dialog is fetched when it is first wanted. */
export function ChatMenu({ chat, onGone }: ChatMenuProps) {
  const t = useSentences(en)
  const popover = useMenuPopover()
  const { block, report, closed } = useChatActions(chat, onGone)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const [hasFailed, setFailed] = useState(false)
  const name = nameOf(chat)
  const close = () => {
    setDialog(null)
    closed()
  }
  const open = (coming: Promise<ReactNode>) => {
    setFailed(false)
    coming.then(
      (loaded) => {
        popover.close()
        setDialog(loaded)
      },
      () => setFailed(true),
    )
  }
  const ask = {
    notices: async () => {
      const Notices = await loadNotices()
      return <Notices onClose={close} />
    },
    block: async () => {
      const Block = await loadBlockDialog()
      return <Block name={name} onBlock={block} onClose={close} />
    },
    report: async () => {
      const Report = await loadReportDialog()
      return <Report name={name} onSend={report} onBlock={block} onClose={close} />
    },
  }
  return (
    <>
      <style href="chats-menu" precedence="default">
        {css}
      </style>
      <IconButton {...popover.button} label={t('chats.menu.open')} icon={<EllipsisVerticalIcon />} />
      <div {...popover.menu} className="chat-menu">
        <ProfileLink chat={chat} />
        <button type="button" onClick={() => open(ask.notices())}>
          <BellIcon />
          {t('chats.menu.notices')}
        </button>
        <button type="button" onClick={() => open(ask.report())}>
          <FlagIcon />
          {t('chats.menu.report', { name })}
        </button>
        <button type="button" className="is-grave" onClick={() => open(ask.block())}>
          <BanIcon />
          {t('chats.menu.block', { name })}
        </button>
        {hasFailed && <p role="alert">{t('chats.menu.unloaded')}</p>}
      </div>
      {/* Outside of what the menu stands in, and of its styles. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  )
}

/** A lister need not have a roommate profile: the way to one is shown where the conversation began there. */
function ProfileLink({ chat: { room_title, other } }: { readonly chat: ChatHead }) {
  const t = useSentences(en)
  if (room_title !== null) return null
  return (
    <Link to={`/profile/${other.id}`}>
      <UserRoundIcon />
      {t('chats.menu.profile')}
    </Link>
  )
}
