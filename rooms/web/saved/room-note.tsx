import { useTabState } from '@basera/accounts/web'
import { Button, Field, TextArea } from '@basera/platform/design'
import { langOf, useApi, useSentences } from '@basera/platform/web'
import { type RoomCalls, savedNoteMax } from '@basera/rooms/contract'
import { type SubmitEvent, useRef, useState } from 'react'
import en from '../locales/en.json'
import { savedRooms } from './saved-rooms-list.ts'

interface RoomNoteProps {
  readonly roomId: string
  readonly title: string
  readonly note: string | null
}

/** A member's own note about a saved room (rooms.saved-note). */
export function RoomNote({ roomId, title, note }: RoomNoteProps) {
  const t = useSentences(en)
  const [draft, keepDraft] = useTabState<string>(`note-${roomId}`)
  const [isOpen, setOpen] = useState(draft !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    keepDraft(undefined)
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen)
    return <NoteForm roomId={roomId} text={draft ?? note ?? ''} onText={keepDraft} onClose={close} />
  return (
    <div className="mt-2">
      {note && (
        <p className="rounded-2 bg-accent-soft px-3 py-2 text-small whitespace-pre-line text-on-accent-soft wrap-anywhere">
          <b className="font-[640]">{t('rooms.saved.note')}:</b> <span lang={langOf(note)}>{note}</span>
        </p>
      )}
      <Button
        ref={opener}
        look="quiet"
        size="s"
        aria-label={t(note ? 'rooms.saved.noteEditOf' : 'rooms.saved.noteAddTo', { title })}
        onClick={() => setOpen(true)}
      >
        {t(note ? 'rooms.saved.noteEdit' : 'rooms.saved.noteAdd')}
      </Button>
    </div>
  )
}

interface NoteFormProps {
  readonly roomId: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

function NoteForm({ roomId, text, onText, onClose }: NoteFormProps) {
  const t = useSentences(en)
  const api = useApi<RoomCalls>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const kept = text.trim() || null
    try {
      await api('PUT /api/me/saved-rooms/{room_id}/note', {
        params: { room_id: roomId },
        body: { note: kept },
      })
      savedRooms.change(({ items }) => ({
        items: items.map((item) => (item.room_id === roomId ? { ...item, note: kept } : item)),
      }))
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <form className="mt-2 grid gap-3" onSubmit={submit}>
      <Field
        label={t('rooms.saved.note')}
        hint={t('rooms.saved.noteHint')}
        error={state === 'failed' ? t('rooms.saved.noteFailed') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={savedNoteMax}
            value={text}
            autoFocus
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" look="primary" size="s" busy={state === 'busy'}>
          {t('rooms.saved.noteSave')}
        </Button>
        <Button size="s" onClick={onClose}>
          {t('rooms.saved.noteCancel')}
        </Button>
      </div>
    </form>
  )
}
