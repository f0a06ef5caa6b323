import { useSentences } from '@basera/platform/web'
import { type DecidedCase, ruleSentences } from '@basera/trust/contract'
import en from '../locales/en.json'
import { dayText, Words } from './console-parts.tsx'

/** What was decided, by whom and why. */
export function DecisionText({ one }: { readonly one: DecidedCase }) {
  const t = useSentences(en)
  return (
    <div>
      <p>
        {t('trust.console.decidedBy', {
          decision: t(`trust.console.decision.${one.decision}`),
          name: one.decided_by ?? t('trust.console.operator'),
          day: dayText(one.decided_at),
        })}
      </p>
      <p className="desk-small">{ruleSentences[one.rule]}</p>
      {one.statement && (
        <p className="desk-words">
          <Words>{one.statement}</Words>
        </p>
      )}
      {one.reversed_at && <p className="font-semibold">{t('trust.console.reversed')}</p>}
    </div>
  )
}
