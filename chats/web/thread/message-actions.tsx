import type { ChatHead, Message } from '@basera/chats/contract'
import { showToast } from '@basera/platform/design'
import { EllipsisIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { useWarningActions } from '../warnings/warning-actions.tsx'
import type { Thread } from './use-thread.ts'

/** A new object each time. */
export interface JumpTarget {
  readonly seq: number
  /** False while somebody types in a search. */
  readonly takesFocus: boolean
  readonly onFailed: () => void
}

/** The message that the next one answers. */
export interface ReplyDraft {
  readonly message: Message
  readonly clear: () => void
}

interface MessageActions {
  /** Of those that were loaded. */
  readonly find: (seq: number) => Message | undefined
  readonly nameOf: (message: Message) => string
  readonly jumpTo: (seq: number, takesFocus?: boolean) => void
  readonly openMenu: (message: Message) => void
}

const Actions = createContext<MessageActions | null>(null)
const Reply = createContext<ReplyDraft | null>(null)
const Target = createContext<JumpTarget | undefined>(undefined)

/** Null outside of a chat. */
export const useMessageActions = () => useContext(Actions)
export const useReplyDraft = () => useContext(Reply)
export const useJumpTarget = () => useContext(Target)

interface ProviderProps {
  readonly chat: ChatHead
  readonly thread: Thread
  readonly children: ReactNode
}

/** What can be done with a message; the menu's code loads when first opened. */
export function MessageActionsProvider({ chat, thread, children }: ProviderProps) {
  const t = useSentences(en)
  const { report } = useWarningActions() ?? {}
  const [menu, setMenu] = useState<ReactNode>(null)
  const [replied, setReplied] = useState<Message | null>(null)
  const [target, setTarget] = useState<JumpTarget>()
  const fail = () => showToast(t('chats.message.failed'))
  const isMine = (message: Message) => message.sender_id !== chat.other.id
  /** The button that opened the menu is gone with the message. */
  const toUnsent = ({ seq }: Message) => {
    setMenu(null)
    actions.jumpTo(seq)
  }
  const actions: MessageActions = {
    find: (seq) => thread.messages.find((message) => message.seq === seq) ?? thread.quoted.get(seq),
    nameOf: (message) => (isMine(message) ? t('chats.quote.you') : otherName(chat)),
    jumpTo: (seq, takesFocus = true) => setTarget({ seq, takesFocus, onFailed: fail }),
    openMenu: (message) => {
      const close = () => setMenu(null)
      const acts = {
        onReply: chat.other.suspended || chat.other.former ? undefined : () => setReplied(message),
        onReport: isMine(message) ? undefined : () => report?.(message),
        onDelete: () => thread.deleteForMe(message),
        onUnsend: isMine(message) ? () => thread.unsend(message).then(() => toUnsent(message)) : undefined,
      }
      import('./message-menu.tsx').then(
        ({ MessageMenu }) => setMenu(<MessageMenu message={message} {...acts} onClose={close} />),
        fail,
      )
    },
  }
  const reply = replied && { message: replied, clear: () => setReplied(null) }
  return (
    <Actions value={actions}>
      <Reply value={reply}>
        <Target value={target}>{children}</Target>
      </Reply>
      {menu}
    </Actions>
  )
}

export function MessageMenuButton({ message }: { readonly message: Message }) {
  const t = useSentences(en)
  const actions = useMessageActions()
  if (!actions) return null
  return (
    <button
      type="button"
      className="chat-acts"
      aria-haspopup="dialog"
      aria-label={t('chats.message.more')}
      onClick={() => actions.openMenu(message)}
    >
      <EllipsisIcon />
    </button>
  )
}
