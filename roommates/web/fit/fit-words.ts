import { sentencesOf } from '@basera/platform/web'
import type { Fit } from '@basera/roommates/contract'
import en from '../locales/en.json'
import type { ReasonWords } from './reason-words.ts'

const t = sentencesOf(en)

/** "92%", or "Not enough answers" (roommates.fit-enough). */
export const percentWords = ({ percent }: Fit): string =>
  percent === null ? t('roommates.fit.unknown') : t('roommates.fit.percent', { percent })

const differs = (question: Fit['reasons'][number]['question']) => t(`roommates.fit.differs.${question}`)

/** The two reasons, then the open question, as sentences (roommates.fit-reasons). */
export function fitWords({ reasons, open }: Fit): ReasonWords[] {
  const words: ReasonWords[] = reasons.map(({ question, fits, is_unmet_must: isUnmet }) => {
    if (fits) return { words: t(`roommates.fit.fits.${question}`), speaks: 'for' }
    const reason = differs(question)
    return { words: isUnmet ? t('roommates.fit.unmet', { reason }) : reason, speaks: 'against' }
  })
  if (!open) return words
  const sentence = open.is_answered
    ? t('roommates.fit.talk', { reason: differs(open.question) })
    : t('roommates.fit.ask', { question: t(`roommates.fit.open.${open.question}`) })
  return [...words, { words: sentence, speaks: 'against' }]
}
