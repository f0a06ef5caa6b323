import { useSentences } from '@basera/platform/web'
import type { ReviewFinding, RoomReview } from '@basera/rooms/contract'
import en from '../locales/en.json'

const explainedScams = [
  'payment_before_visit',
  'document_harvest',
  'otp_or_code',
  'brokerage_bait',
  'fake_authority',
  'sexual_or_threat',
] as const

function useFindingWords() {
  const t = useSentences(en)
  return ({ reason, kind, words, instead }: ReviewFinding): string => {
    const scam = reason === 'scam_wording' && explainedScams.find((known) => known === kind)
    if (scam) return t(`rooms.review.scam.${scam}`)
    if (reason !== 'fair_housing') return t(`rooms.review.why.${reason}`)
    if (words === null) return t('rooms.review.why.fair_housing.any')
    return `${t('rooms.review.why.fair_housing', { words })} ${instead ?? ''}`.trim()
  }
}

export function ReviewReasons({ review }: { readonly review: RoomReview }) {
  const wordsOf = useFindingWords()
  return (
    <ul className="mt-2 grid list-disc gap-1.5 ps-5 wrap-anywhere">
      {review.findings.map((finding) => (
        <li key={`${finding.reason} ${finding.kind}`}>{wordsOf(finding)}</li>
      ))}
    </ul>
  )
}
