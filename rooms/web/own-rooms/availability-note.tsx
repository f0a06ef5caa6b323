import { Banner, Button } from '@basera/platform/design'
import { dayInIndia, longDate, useSentences, useSettings } from '@basera/platform/web'
import type { OwnRoomCard } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { ReviewNote } from '../review/review-note.tsx'
import { patchListing } from './own-rooms-list.ts'
import type { RoomLifeActions } from './use-room-life.ts'

interface AvailabilityNoteProps {
  readonly room: OwnRoomCard
  readonly life: RoomLifeActions
  readonly onConfirmed: () => void
  readonly onTaken: () => void
}

/** Only the operator can show the room again. */
function HiddenNote() {
  const t = useSentences(en)
  const { supportEmail } = useSettings()
  return (
    <Banner tone="danger">
      <b className="font-[640]">{t('rooms.own.hidden')}</b> {t('rooms.own.hidden.text')}{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </Banner>
  )
}

export function AvailabilityNote({ room, life, onConfirmed, onTaken }: AvailabilityNoteProps) {
  const t = useSentences(en)
  if (room.hidden) return <HiddenNote />
  if (room.review)
    return (
      <ReviewNote
        key={String(room.review.asked)}
        id={room.id}
        review={room.review}
        onAsked={(review) => patchListing(room.id, { review })}
      />
    )
  if (room.status !== 'live') {
    return <p className="text-small text-ink-3">{t(`rooms.own.${room.status}.note`)}</p>
  }
  if (room.in_search && !room.asks_confirmation) return null
  const day = room.leaves_search_at ? longDate(dayInIndia(room.leaves_search_at)) : ''
  const confirm = async () => {
    if (await life.confirm()) onConfirmed()
  }
  const close = async () => {
    if (await life.setStatus('taken')) onTaken()
  }
  return (
    <Banner tone="accent" className="flex-wrap items-center gap-y-2">
      <b className="font-[640]">{t('rooms.own.ask')}</b>{' '}
      {t(room.in_search ? 'rooms.own.ask.until' : 'rooms.own.ask.left', { day })}
      <span className="mt-2.5 flex flex-wrap gap-2">
        <Button size="s" busy={life.isConfirming} onClick={() => void confirm()}>
          {t('rooms.own.confirm')}
        </Button>
        <Button
          size="s"
          busy={life.status === 'taken'}
          disabled={life.isConfirming}
          onClick={() => void close()}
        >
          {t('rooms.own.isTaken')}
        </Button>
      </span>
    </Banner>
  )
}
