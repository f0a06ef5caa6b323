import { Banner, ButtonLink, cx } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { decisionSentences } from '@basera/trust/contract'
import en from '../locales/en.json'
import { aboutWhat, pageOfDecision, useOwnDecisions, useUnread } from './own-decisions.ts'

/** Tells a member on their own pages what was decided about them, until they have opened it (trust.decision-met). */
export function DecisionNotices({ className }: { readonly className?: string }) {
  const t = useSentences(en)
  const unread = useUnread(useOwnDecisions().data?.items ?? [])
  if (unread.length === 0) return null
  return (
    <div className={cx('grid gap-3', className)}>
      {unread.map((one) => (
        <Banner
          key={one.token}
          tone="danger"
          action={
            <ButtonLink size="s" href={pageOfDecision(one.token)}>
              {t('trust.decisions.open')}
            </ButtonLink>
          }
        >
          <b className="font-[640]">{t('trust.decision.title', { what: aboutWhat(one) })}</b>
          <br />
          {decisionSentences[one.decision]}
        </Banner>
      ))}
    </div>
  )
}
