import { buttonClass, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { Link, useLocation, useParams } from 'react-router'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'

/** "koramangla, bengaluru" of an address that names no place. */
function useAskedWords(): string {
  const { city, locality } = useParams()
  return [locality, city].flatMap((part) => part?.replaceAll('-', ' ') ?? []).join(', ')
}

/** An address of no place, with a way to the search (rooms.locality-address), or one that could not be read. */
export function NoLocality({ why }: { readonly why: 'missing' | 'failed' }) {
  const t = useSentences(en)
  const words = useAskedWords()
  const { pathname, search } = useLocation()
  const isMissing = why === 'missing'
  const find = `${findRoomPath}?${new URLSearchParams({ q: words })}`
  return (
    <div className="wrap grid min-h-[60vh] items-center">
      <EmptyState
        level={1}
        scene={<ScenePlate />}
        title={isMissing ? t('rooms.rents.missing') : t('rooms.rents.failed')}
        actions={
          isMissing ? (
            <Link className={buttonClass({ look: 'primary' })} to={find}>
              {t('rooms.rents.missing.search', { words })}
            </Link>
          ) : (
            <>
              <Link className={buttonClass({ look: 'primary' })} to={pathname + search}>
                {t('rooms.rents.failed.again')}
              </Link>
              <Link className={buttonClass()} to={find}>
                {t('rooms.rents.failed.search')}
              </Link>
            </>
          )
        }
      >
        {isMissing ? t('rooms.rents.missing.hint') : t('rooms.rents.failed.hint')}
      </EmptyState>
    </div>
  )
}
