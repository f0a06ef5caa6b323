import { Button, ButtonLink, EmptyState, RetryBanner } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'

interface TroubleProps {
  /** The search failed, takes too long, or found nobody. */
  readonly kind: 'failed' | 'overdue' | 'none'
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** Why there are no profiles on the screen, and the way out (marketplace 2, 8). */
export function Trouble({ kind, onRetry, onClear }: TroubleProps) {
  const t = useSentences(en)
  if (kind === 'none') return <NobodyFound onClear={onClear} />
  return (
    <RetryBanner tone="info" retry={t('roommates.browse.tryAgain')} onRetry={onRetry}>
      <span role="status">{t(`roommates.browse.${kind}`)}</span>
    </RetryBanner>
  )
}

function NobodyFound({ onClear }: Pick<TroubleProps, 'onClear'>) {
  const t = useSentences(en)
  const actions = (
    <>
      <Button look="primary" onClick={onClear}>
        {t('roommates.browse.clearFilters')}
      </Button>
      <ButtonLink href="/your-profile">{t('roommates.browse.createProfile')}</ButtonLink>
    </>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('roommates.browse.none')} level={3} actions={actions}>
      {t('roommates.browse.noneWhy')}
    </EmptyState>
  )
}
