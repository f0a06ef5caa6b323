import { useSession } from '@basera/accounts/web'
import { Banner, Button, ConfirmDialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { Shortlist, ShortlistRoom } from '@basera/rooms/contract'
import { useState } from 'react'
import { RoomCard } from '../card/room-card.tsx'
import { GoneRoom } from '../lists/gone-room.tsx'
import en from '../locales/en.json'
import { RoomComments } from './room-comments.tsx'
import { useShortlistChange } from './use-shortlists.ts'

interface ShortlistedRoomProps {
  readonly list: Shortlist
  readonly listed: ShortlistRoom
  readonly index: number
}

/** A room of a shortlist: who added or struck it out, and what both say of it. */
export function ShortlistedRoom({ list, listed, index }: ShortlistedRoomProps) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useShortlistChange()
  const ownId = useSession().user?.id
  const { room_id, room, struck_at } = listed
  const isStruck = struck_at !== null
  const title = room?.title ?? t('rooms.saved.someRoom')
  const params = { id: list.id, room_id }
  const nameOf = (userId: string | null) =>
    list.members.find(({ id }) => id === userId)?.name ?? t('rooms.shortlist.somebody')
  const by = isStruck ? listed.struck_by : listed.added_by
  const strike = () =>
    change((api) =>
      api('PATCH /api/me/shortlists/{id}/rooms/{room_id}', { params, body: { struck: !isStruck } }),
    )
  const [asks, setAsks] = useState(false)
  const takeOff = () => change((api) => api('DELETE /api/me/shortlists/{id}/rooms/{room_id}', { params }))
  const hasOthersWords = listed.comments.some(({ user_id }) => user_id !== ownId)
  return (
    <>
      {room ? (
        <RoomCard room={room} index={index} />
      ) : (
        <GoneRoom title={title} words={t('rooms.shortlist.gone')} />
      )}
      {(isStruck || (list.members.length > 1 && by !== ownId)) && (
        <p className="mt-1.5 text-small font-[560] text-ink-2">
          {by === ownId
            ? t('rooms.shortlist.struckByYou')
            : t(isStruck ? 'rooms.shortlist.struckBy' : 'rooms.shortlist.addedBy', { name: nameOf(by) })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-3">
        <Button
          look="quiet"
          size="s"
          disabled={isBusy}
          aria-label={t(isStruck ? 'rooms.shortlist.takeInOf' : 'rooms.shortlist.strikeOf', { title })}
          onClick={() => void strike()}
        >
          {t(isStruck ? 'rooms.shortlist.takeIn' : 'rooms.shortlist.strike')}
        </Button>
        <Button
          look="quiet"
          size="s"
          disabled={isBusy}
          aria-label={t('rooms.shortlist.takeOffOf', { title })}
          aria-haspopup={hasOthersWords ? 'dialog' : undefined}
          onClick={() => (hasOthersWords ? setAsks(true) : void takeOff())}
        >
          {t('rooms.shortlist.takeOff')}
        </Button>
      </div>
      {failure && !asks && (
        <Banner tone="danger" className="mt-2">
          {failure}
        </Banner>
      )}
      {asks && (
        <ConfirmDialog
          title={t('rooms.shortlist.takeOffOf', { title })}
          confirm={t('rooms.shortlist.takeOff')}
          keep={t('rooms.shortlist.takeOff.keep')}
          busy={isBusy}
          failure={failure}
          onConfirm={() => void takeOff()}
          onClose={() => setAsks(false)}
        >
          <p className="text-ink-2">{t('rooms.shortlist.takeOff.text')}</p>
        </ConfirmDialog>
      )}
      <RoomComments list={list} listed={listed} title={title} nameOf={nameOf} />
    </>
  )
}
