import { quickRepliesMax, quickReplyMax, visibleCharacter } from '@basera/chats/contract'
import { Button, Dialog, IconButton, Loading, TextInput } from '@basera/platform/design'
import { Trash2Icon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { useQuickReplies } from './use-quick-replies.ts'

/** Opened from a chat's menu (chats.quick-replies). */
export function QuickRepliesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const { texts, hasFailed, save } = useQuickReplies('anew')
  if (texts && !hasFailed) return <Editor texts={texts} onSave={save} onClose={onClose} />
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
    const written = rows.map(({ text }) => text.trim()).filter((text) => visibleCharacter.test(text))
    onSave([...new Set(written)]).then(onClose, () => setState('failed'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.quick.title')}
      closeLabel={t('chats.message.close')}
      width={520}
      actions={
        <Button look="primary" busy={state === 'saving'} onClick={save}>
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
