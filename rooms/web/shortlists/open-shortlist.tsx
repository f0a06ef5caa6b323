import { useSession } from '@basera/accounts/web'
import { BackLink, Button, ButtonLink, ConfirmDialog, Dialog, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { HeartHandshakeIcon, UploadIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type Shortlist, shortlistSentences } from '@basera/rooms/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RoomGrid } from '../find-room/results/room-cards.tsx'
import { UnreadList } from '../lists/unread-list.tsx'
import en from '../locales/en.json'
import { problemCode } from '../problem-code.ts'
import { savedPath } from '../saved/saved-path.ts'
import { AddSaved } from './add-saved.tsx'
import { InvitePart, SharePart } from './share-parts.tsx'
import { ShortlistComing } from './shortlist-coming.tsx'
import { ShortlistedRoom } from './shortlisted-room.tsx'
import { readShortlistsAnew, useShortlist, useShortlistChange } from './use-shortlists.ts'

/** A shortlist that one holds, alone or with another member (rooms.shortlist-together). */
export function OpenShortlist({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const { data: list, error, isError, isFetching, refetch } = useShortlist(id)
  const hasFailed = isError && !isFetching
  const code = problemCode(error)
  if (isError && (code === 'not_found' || code === 'validation_failed')) return <NotHeld />
  if (!list && !hasFailed) return <ShortlistComing />
  return (
    <div className="wrap pb-14 lg:pb-24">
      <BackLink look="quiet" href={savedPath} className="mt-4">
        {t('rooms.compare.back')}
      </BackLink>
      {!list && <h1 className="text-h1">{t('rooms.shortlist.title')}</h1>}
      {hasFailed && <UnreadList words={t('rooms.shortlist.failed')} onRetry={() => void refetch()} />}
      {list && <HeldShortlist list={list} />}
    </div>
  )
}

function NotHeld() {
  const t = useSentences(en)
  const saved = <ButtonLink href={savedPath}>{t('rooms.compare.none.go')}</ButtonLink>
  return (
    <div className="wrap py-10">
      <EmptyState scene={<SceneSuitcase />} title={t('rooms.shortlist.title')} level={1} actions={saved}>
        {shortlistSentences.notFound}
      </EmptyState>
    </div>
  )
}

function HeldShortlist({ list }: { readonly list: Shortlist }) {
  const t = useSentences(en)
  const ownId = useSession().user?.id
  const [open, setOpen] = useState<'share' | 'invite' | 'leave'>()
  const close = () => setOpen(undefined)
  const other = list.members.find((member) => member.id !== ownId)
  return (
    <>
      <h1 className="text-h1 wrap-anywhere">{list.name}</h1>
      <p className="mt-2 text-ink-2">
        {other
          ? t('rooms.shortlist.with', { name: other.name ?? t('rooms.shortlist.somebody') })
          : t('rooms.shortlist.alone')}{' '}
        {list.link && t('rooms.shortlist.isShared')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={<UploadIcon />} aria-haspopup="dialog" onClick={() => setOpen('share')}>
          {t('rooms.shortlist.shareList')}
        </Button>
        {!other && (
          <Button icon={<HeartHandshakeIcon />} aria-haspopup="dialog" onClick={() => setOpen('invite')}>
            {t('rooms.shortlist.make.together')}
          </Button>
        )}
        <Button look="danger-quiet" aria-haspopup="dialog" onClick={() => setOpen('leave')}>
          {t('rooms.shortlist.leave')}
        </Button>
      </div>
      <RoomsOfList list={list} isStruck={false} />
      {list.rooms.length === 0 && <p className="mt-6 text-ink-2">{t('rooms.shortlist.none')}</p>}
      <RoomsOfList list={list} isStruck />
      <AddSaved list={list} />
      {open === 'leave' && <LeaveDialog list={list} isLast={!other} onClose={close} />}
      {(open === 'share' || open === 'invite') && <ListSheet list={list} purpose={open} onClose={close} />}
    </>
  )
}

interface ListSheetProps {
  readonly list: Shortlist
  readonly purpose: 'share' | 'invite'
  readonly onClose: () => void
}

function ListSheet({ list, purpose, onClose }: ListSheetProps) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`rooms.shortlist.${purpose}`)}
      closeLabel={t('rooms.search.close')}
      width={440}
    >
      {purpose === 'share' ? <SharePart list={list} /> : <InvitePart list={list} />}
    </Dialog>
  )
}

interface RoomsOfListProps {
  readonly list: Shortlist
  readonly isStruck: boolean
}

/** The rooms that are in, or those that were struck out. */
function RoomsOfList({ list, isStruck }: RoomsOfListProps) {
  const t = useSentences(en)
  const rooms = list.rooms.filter(({ struck_at }) => (struck_at !== null) === isStruck)
  if (rooms.length === 0) return null
  return (
    <section>
      <h2 className="mt-8 mb-4 text-h3">{t(isStruck ? 'rooms.shortlist.struck' : 'rooms.shortlist.in')}</h2>
      <RoomGrid beside="none">
        {rooms.map((listed, index) => (
          <li key={listed.room_id} className="relative">
            <ShortlistedRoom list={list} listed={listed} index={index} />
          </li>
        ))}
      </RoomGrid>
    </section>
  )
}

interface LeaveDialogProps {
  readonly list: Shortlist
  readonly isLast: boolean
  readonly onClose: () => void
}

function LeaveDialog({ list: { id }, isLast, onClose }: LeaveDialogProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const { change, isBusy, failure } = useShortlistChange()
  async function leave() {
    const done = await change((api) => api('DELETE /api/me/shortlists/{id}', { params: { id } }))
    if (!done) return
    // The list that was left would be read once more, and not be there.
    await navigate(savedPath, { replace: true })
    void readShortlistsAnew()
  }
  return (
    <ConfirmDialog
      title={t('rooms.shortlist.leave')}
      confirm={t('rooms.shortlist.leave')}
      keep={t('rooms.shortlist.stay')}
      busy={isBusy}
      failure={failure}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <p className="text-ink-2">{t(isLast ? 'rooms.shortlist.leave.last' : 'rooms.shortlist.leave.text')}</p>
    </ConfirmDialog>
  )
}
