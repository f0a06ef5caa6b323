import { useSession } from '@basera/accounts/web'
import { Button, Field, IconButton, TextInput } from '@basera/platform/design'
import { XIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type Shortlist, type ShortlistRoom, shortlistCommentMax } from '@basera/rooms/contract'
import { type SubmitEvent, useRef, useState } from 'react'
import en from '../locales/en.json'
import { useShortlistChange } from './use-shortlists.ts'

interface RoomCommentsProps {
  readonly list: Shortlist
  readonly listed: ShortlistRoom
  readonly title: string
  readonly nameOf: (userId: string) => string
}

/** What both say of a room. */
export function RoomComments({ list, listed, title, nameOf }: RoomCommentsProps) {
  const t = useSentences(en)
  const ownId = useSession().user?.id
  const { change, isBusy, failure } = useShortlistChange()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  // A comment that is sent again after a failure keeps its id: it is made once.
  const commentId = useRef<string>(undefined)
  const { room_id, comments } = listed
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!text.trim()) return
    commentId.current ??= crypto.randomUUID()
    const body = { id: commentId.current, text }
    const done = await change((api) =>
      api('POST /api/me/shortlists/{id}/rooms/{room_id}/comments', {
        params: { id: list.id, room_id },
        body,
      }),
    )
    if (!done) return
    commentId.current = undefined
    setText('')
    setOpen(false)
  }
  const remove = (comment_id: string) =>
    change((api) =>
      api('DELETE /api/me/shortlists/{id}/comments/{comment_id}', { params: { id: list.id, comment_id } }),
    )
  return (
    <div className="mt-2">
      {comments.length > 0 && (
        <ul className="grid gap-1.5" aria-label={t('rooms.shortlist.commentsOf', { title })}>
          {comments.map((comment) => (
            <li key={comment.id} className="flex items-center gap-2 rounded-2 bg-sunken px-3 text-small">
              <p className="min-w-0 flex-1 py-2 wrap-anywhere">
                <b className="font-[640]">
                  {comment.user_id === ownId ? t('rooms.shortlist.you') : nameOf(comment.user_id)}
                </b>{' '}
                {comment.text}
              </p>
              {comment.user_id === ownId && (
                <IconButton
                  label={t('rooms.shortlist.deleteComment', { text: comment.text })}
                  icon={<XIcon />}
                  onClick={() => void remove(comment.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <form className="mt-2 grid gap-3" onSubmit={(event) => void submit(event)}>
          <Field label={t('rooms.shortlist.comment')} error={failure}>
            {(control) => (
              <TextInput
                {...control}
                value={text}
                maxLength={shortlistCommentMax}
                autoFocus
                autoComplete="off"
                onChange={({ target }) => {
                  commentId.current = undefined
                  setText(target.value)
                }}
              />
            )}
          </Field>
          <div className="flex gap-3">
            <Button type="submit" look="primary" size="s" busy={isBusy}>
              {t('rooms.shortlist.comment.send')}
            </Button>
            <Button size="s" onClick={() => setOpen(false)}>
              {t('rooms.saved.noteCancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button
          look="quiet"
          size="s"
          aria-label={t('rooms.shortlist.commentOn', { title })}
          onClick={() => setOpen(true)}
        >
          {t('rooms.shortlist.comment')}
        </Button>
      )}
    </div>
  )
}
