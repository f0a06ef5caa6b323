import { loadBlockDialog } from '@basera/accounts/web'
import type { ChatHead, Message } from '@basera/chats/contract'
import { showToast } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { loadReportDialog } from '@basera/trust/web'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { chatsPath } from '../chat-address.ts'
import { otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { useChatActions } from '../menu/use-chat-actions.ts'

interface WarningActions {
  readonly report: (message: Message) => void
  readonly block: () => void
  readonly openLink: (address: string) => void
  readonly dismiss: (message: Message) => void
}

const Actions = createContext<WarningActions | null>(null)

/** Null outside of a chat. */
export const useWarningActions = () => useContext(Actions)

interface ProviderProps {
  readonly chat: ChatHead
  readonly onDismiss: (message: Message) => Promise<void>
  readonly children: ReactNode
}

/** What warnings offer; each dialog's code loads when first opened. */
export function WarningActionsProvider({ chat, onDismiss, children }: ProviderProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const { block, reportMessage, closed } = useChatActions(
    chat,
    () => void navigate(chatsPath, { replace: true }),
  )
  const onClose = () => {
    setDialog(null)
    closed()
  }
  const open = (load: () => Promise<ReactNode>) => {
    load().then(setDialog, () => showToast(t('chats.warning.failed')))
  }
  const shared = { name: otherName(chat), onBlock: block, onClose }
  const actions = {
    report: (message: Message) =>
      open(async () => {
        const ReportDialog = await loadReportDialog()
        return <ReportDialog {...shared} kind="message" onSend={(said) => reportMessage(message.id, said)} />
      }),
    block: () =>
      open(async () => {
        const BlockDialog = await loadBlockDialog()
        return <BlockDialog {...shared} />
      }),
    openLink: (address: string) =>
      open(async () => {
        const { LeaveDialog } = await import('./leave-dialog.tsx')
        return <LeaveDialog address={address} onClose={onClose} />
      }),
    dismiss: (message: Message) => {
      onDismiss(message).catch(() => showToast(t('chats.warning.failed')))
    },
  }
  return (
    <Actions value={actions}>
      {children}
      {dialog}
    </Actions>
  )
}
