import { buttonClass } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { comparedMin } from '@basera/rooms/contract'
import { Link } from 'react-router'
import { comparisonPath } from '../compare/compare-path.ts'
import en from '../locales/en.json'

/** How many rooms are ticked, and the way to see them side by side (rooms.side-by-side). */
export function CompareBar({ ids }: { readonly ids: readonly string[] }) {
  const t = useSentences(en)
  if (ids.length === 0) return null
  return (
    <div className="at-foot mt-8 flex items-center justify-between gap-4 border-t border-line bg-surface py-2.5 lg:sticky lg:bottom-0">
      <p role="status" className="min-w-0 font-[640]">
        {t('rooms.saved.compareCount', { n: ids.length })}
      </p>
      {ids.length < comparedMin ? (
        <p className="text-small text-ink-2">{t('rooms.saved.compareMore')}</p>
      ) : (
        <Link className={buttonClass({ look: 'primary' })} to={comparisonPath({ ids })}>
          {t('rooms.saved.compare')}
        </Link>
      )}
    </div>
  )
}
