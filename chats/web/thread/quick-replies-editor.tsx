import { quickRepliesMax, quickReplyMax, visibleCharacter } from '@basera/chats/contract'
import {
  Button,
  ConfirmDialog,
  Dialog,
  IconButton,
  Loading,
  TextInput,
  useAskBeforeUnload,
} from '@basera/platform/design'
import { Trash2Icon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { useQuickReplies } from './use-quick-replies.ts'

/** Opened from a chat's menu (chats.quick-replies). */
export function QuickRepliesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const { texts, hasFailed, save } = useQuickReplies('anew')
  const [opened, setOpened] = useState<readonly string[]>()
  if (texts && !hasFailed && !opened) setOpened(texts)
  if (opened) return <Editor texts={opened} onSave={save} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.quick.title')}
      closeLabel={t('chats.message.close')}
      width={520}
    >
      {hasFailed ? (
        <p role="alert">{t('chats.message.failed')}</p>
      ) : (
        <Loading words={t('chats.quick.loading')} />
      )}
    </Dialog>
  )
}

interface EditorProps {
  readonly texts: readonly string[]
  /** Rejects on failure. */
  readonly onSave: (texts: string[]) => Promise<void>
  readonly onClose: () => void
}

interface Row {
  readonly id: string
  readonly text: string
}

const rowOf = (text: string): Row => ({ id: crypto.randomUUID(), text })

const writtenIn = (rows: readonly Row[]): string[] => [
  ...new Set(rows.map(({ text }) => text.trim()).filter((text) => visibleCharacter.test(text))),
]

/** Up to ten own texts (chats.quick-replies). */
function Editor({ texts, onSave, onClose }: EditorProps) {
  const t = useSentences(en)
  const [rows, setRows] = useState(() => (texts.length > 0 ? texts : ['']).map(rowOf))
  const added = useRef<string>(undefined)
  const add = () => {
    const row = rowOf('')
    added.current = row.id
    setRows([...rows, row])
  }
  const focusAdded = (field: HTMLInputElement | null, id: string) => {
    if (!field || added.current !== id) return
    added.current = undefined
    field.focus()
  }
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = () => {
    setState('saving')
    onSave(writtenIn(rows)).then(onClose, () => setState('failed'))
  }
  const isDirty = JSON.stringify(writtenIn(rows)) !== JSON.stringify(texts)
  const [asks, setAsks] = useState(false)
  useAskBeforeUnload(isDirty)
  const isSaving = state === 'saving'
  if (asks) return <LeaveQuestion onLeave={onClose} onStay={() => setAsks(false)} />
  return (
    <Dialog
      open
      onClose={() => (isDirty ? setAsks(true) : onClose())}
      dismissable={!isSaving}
      title={t('chats.quick.title')}
      closeLabel={isSaving ? undefined : t('chats.message.close')}
      width={520}
      actions={
        <Button look="primary" busy={isSaving} onClick={save}>
          {t('chats.quick.save')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-ink-2">{t('chats.quick.text')}</p>
        {rows.map(({ id, text }, n) => (
          <div key={id} className="flex items-end gap-2">
            <div className="flex-1">
              <TextInput
                ref={(field) => focusAdded(field, id)}
                aria-label={t('chats.quick.label', { n: n + 1 })}
                value={text}
                maxLength={quickReplyMax}
                onChange={(event) =>
                  setRows(rows.map((row) => (row.id === id ? { id, text: event.target.value } : row)))
                }
              />
            </div>
            <IconButton
              label={t('chats.quick.remove', { n: n + 1 })}
              icon={<Trash2Icon />}
              onClick={() => setRows(rows.filter((row) => row.id !== id))}
            />
          </div>
        ))}
        {rows.length < quickRepliesMax && <Button onClick={add}>{t('chats.quick.another')}</Button>}
        {state === 'failed' && <p role="alert">{t('chats.message.failed')}</p>}
      </div>
    </Dialog>
  )
}

interface LeaveQuestionProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const t = useSentences(en)
  return (
    <ConfirmDialog
      title={t('chats.quick.leave')}
      confirm={t('chats.quick.leave.go')}
      keep={t('chats.quick.leave.stay')}
      busy={false}
      failure={undefined}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p className="text-ink-2">{t('chats.quick.leave.text')}</p>
    </ConfirmDialog>
  )
}
