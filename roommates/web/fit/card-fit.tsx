import { CheckIcon, MinusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Fit } from '@basera/roommates/contract'
import en from '../locales/en.json'
import { fitWords, percentWords } from './fit-words.ts'

/** The number of a card; the sentences stand in {@link FitReasons}. */
export function FitNumber({ fit }: { readonly fit: Fit }) {
  const t = useSentences(en)
  const { percent } = fit
  if (percent === null) return <p className="roommate-unknown">{percentWords(fit)}</p>
  return (
    <p className={percent >= 80 ? 'roommate-fit is-high' : 'roommate-fit'}>
      <b aria-hidden="true">{percentWords(fit)}</b>
      <span className="sr-only">{t('roommates.fit.percentWords', { percent })}</span>
    </p>
  )
}

/** The two reasons and the open question (roommates.fit-reasons). */
export function FitReasons({ fit, className }: { readonly fit: Fit; readonly className: string }) {
  const t = useSentences(en)
  return (
    <ul className={className} aria-label={t('roommates.fit.reasons')}>
      {fitWords(fit).map(({ words, speaks }) => (
        <li key={words} className={speaks}>
          {speaks === 'for' ? <CheckIcon size="s" /> : <MinusIcon size="s" />}
          {words}
        </li>
      ))}
    </ul>
  )
}
