import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import type { RoomCalls, RoomReview } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { ReviewReasons } from './review-reasons.tsx'

interface ReviewNoteProps {
  readonly id: string
  readonly review: RoomReview
  /** Left out where the form stands beside it. */
  readonly editHref?: string
  readonly onAsked?: (review: RoomReview | null) => void
}

type Asking = 'no' | 'busy' | 'failed' | 'done'

function useAsking({ id, review, onAsked }: ReviewNoteProps) {
  const api = useApi<RoomCalls>()
  const [asking, setAsking] = useState<Asking>(review.asked ? 'done' : 'no')
  const ask = async () => {
    setAsking('busy')
    try {
      const room = await api('POST /api/rooms/{id}/review', { params: { id } })
      setAsking('done')
      onAsked?.(room.review)
    } catch {
      setAsking('failed')
    }
  }
  return { asking, ask }
}

const isKept = ({ findings }: RoomReview) => findings.some(({ reason }) => reason === 'decision')
const isReported = ({ findings }: RoomReview) => findings.some(({ reason }) => reason === 'reported')
const isNobodysFault = ({ findings }: RoomReview) => findings.every(({ reason }) => reason === 'new_person')

function leadOf(review: RoomReview) {
  if (isKept(review)) return 'rooms.review.text.kept'
  if (isReported(review)) return 'rooms.review.text.reported'
  return isNobodysFault(review) ? 'rooms.review.text.new' : 'rooms.review.text'
}

/** What a review means for its lister, why there is one, and what can be done (rooms.in-review). */
export function ReviewNote(props: ReviewNoteProps) {
  const t = useSentences(en)
  const { review, editHref } = props
  const { asking, ask } = useAsking(props)
  const kept = isKept(review)
  return (
    <Banner tone={kept ? 'danger' : 'accent'}>
      <b className="font-[640]">{t(kept ? 'rooms.review.kept' : 'rooms.review.title')}</b>
      <br />
      {t(leadOf(review))}
      <ReviewReasons review={review} />
      <span className="mt-2.5 flex flex-wrap items-center gap-2" aria-live="polite">
        {kept && (
          <ButtonLink size="s" href="/account/decisions">
            {t('rooms.review.why')}
          </ButtonLink>
        )}
        {editHref && (
          <ButtonLink size="s" href={editHref}>
            {t('rooms.review.edit')}
          </ButtonLink>
        )}
        {asking === 'done' && <span>{t('rooms.review.asked')}</span>}
        {asking !== 'done' && !kept && (
          <Button size="s" busy={asking === 'busy'} onClick={() => void ask()}>
            {t('rooms.review.ask')}
          </Button>
        )}
        {asking === 'failed' && <span role="alert">{t('rooms.review.askFailed')}</span>}
      </span>
    </Banner>
  )
}
