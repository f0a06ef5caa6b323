import { ShieldCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from './locales/en.json'

/** Advice beside the way to write to the lister (design 1: safe without alarm). */
export function SafetyNote() {
  const t = useSentences(en)
  return (
    <p className="flex gap-2.5 text-small text-ink-3">
      <ShieldCheckIcon />
      <span>
        {t('rooms.room.safety')}{' '}
        <Link className="link" to="/safety">
          {t('rooms.room.safetyLink')}
        </Link>
      </span>
    </p>
  )
}
