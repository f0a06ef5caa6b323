import { useSession } from '@basera/accounts/web'
import { Button, Field, IconButton, showToast, TextInput } from '@basera/platform/design'
import { FlagIcon, XIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import { type Shortlist, type ShortlistRoom, shortlistCommentMax } from '@basera/rooms/contract'
import { loadReportDialog, useSendReport } from '@basera/trust/web'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import en from '../locales/en.json'
import { useShortlistChange } from './use-shortlists.ts'

interface RoomCommentsProps {
  readonly list: Shortlist
  readonly listed: ShortlistRoom
  readonly title: string
  readonly nameOf: (userId: string) => string
}

/** What both say of a room. */
export function RoomComments(props: RoomCommentsProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const { title } = props
  return (
    <div className="mt-2">
      <CommentList {...props} />
      {isOpen ? (
        <CommentForm {...props} onClose={() => setOpen(false)} />
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

/** Reports the other's comment; the dialog's code loads when first opened (rooms.comment-reported). */
function ReportComment({
  id,
  text,
  name,
}: {
  readonly id: string
  readonly text: string
  readonly name: string
}) {
  const t = useSentences(en)
  const sendReport = useSendReport()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const close = () => setDialog(null)
  const open = () =>
    void loadReportDialog().then(
      (ReportDialog) =>
        setDialog(
          <ReportDialog
            kind="comment"
            name={name}
            onSend={(said) => sendReport({ about: 'comment', id }, said)}
            onClose={close}
          />,
        ),
      () => showToast(t('rooms.shortlist.reportFailed')),
    )
  return (
    <>
      <IconButton label={t('rooms.shortlist.reportComment', { text })} icon={<FlagIcon />} onClick={open} />
      {/* Outside the small text of comments. */}
      {dialog && createPortal(dialog, document.body)}
    </>
  )
}

function CommentList({ list, listed: { comments }, title, nameOf }: RoomCommentsProps) {
  const t = useSentences(en)
  const ownId = useSession().user?.id
  const { change, failure } = useShortlistChange()
  const remove = (comment_id: string) =>
    change((api) =>
      api('DELETE /api/me/shortlists/{id}/comments/{comment_id}', { params: { id: list.id, comment_id } }),
    )
  if (comments.length === 0) return null
  return (
    <>
      <ul className="grid gap-1.5" aria-label={t('rooms.shortlist.commentsOf', { title })}>
        {comments.map(({ id, user_id, text }) => (
          <li key={id} className="flex items-center gap-2 rounded-2 bg-sunken px-3 text-small">
            <p className="min-w-0 flex-1 py-2 wrap-anywhere">
              <b className="font-[640]">{user_id === ownId ? t('rooms.shortlist.you') : nameOf(user_id)}</b>{' '}
              <span lang={langOf(text)}>{text}</span>
            </p>
            {user_id === ownId ? (
              <IconButton
                label={t('rooms.shortlist.deleteComment', { text })}
                icon={<XIcon />}
                onClick={() => void remove(id)}
              />
            ) : (
              <ReportComment id={id} text={text} name={nameOf(user_id)} />
            )}
          </li>
        ))}
      </ul>
      {failure && <p className="text-small text-danger">{failure}</p>}
    </>
  )
}

function CommentForm({ list, listed, onClose }: RoomCommentsProps & { readonly onClose: () => void }) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useShortlistChange()
  const [text, setText] = useState('')
  // A comment that is sent again after a failure keeps its id: it is made once.
  const commentId = useRef<string>(undefined)
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!text.trim()) return
    commentId.current ??= crypto.randomUUID()
    const body = { id: commentId.current, text }
    const params = { id: list.id, room_id: listed.room_id }
    const done = await change((api) =>
      api('POST /api/me/shortlists/{id}/rooms/{room_id}/comments', { params, body }),
    )
    if (done) onClose()
  }
  return (
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
        <Button size="s" onClick={onClose}>
          {t('rooms.saved.noteCancel')}
        </Button>
      </div>
    </form>
  )
}
