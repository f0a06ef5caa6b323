import { BackLink, ButtonLink, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { apiOf, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { type Comparison, commuteModes, defaultCommuteMode, type RoomCalls } from '@basera/rooms/contract'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { UnreadList } from '../lists/unread-list.tsx'
import en from '../locales/en.json'
import { problemCode } from '../problem-code.ts'
import { RoomForMembers } from '../room/room-for-members.tsx'
import { savedPath } from '../saved/saved-path.ts'
import { CompareJourney } from './compare-journey.tsx'
import { type ComparisonAddress, readComparison } from './compare-path.ts'
import { ComparedTable } from './compared-table.tsx'

interface ComparePage {
  readonly address: ComparisonAddress
  /** Null when it could not be read, `members` where it takes a session (rooms.search-members-only). */
  readonly comparison: Comparison | null | 'members'
}

/** A destination that nobody knows is left out. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ComparePage> {
  const asked = readComparison(new URL(request.url).searchParams)
  if (asked.ids.length === 0) return { address: asked, comparison: { items: [], commute: null } }
  const get = apiOf<RoomCalls>(context)
  const read = async (address: ComparisonAddress): Promise<ComparePage> => {
    const { ids, to, by } = address
    const commute_by = commuteModes.find((mode) => mode === by) ?? defaultCommuteMode
    const query = { ids: ids.join(), ...(to ? { commute_to: to, commute_by } : {}) }
    return { address, comparison: await get('GET /api/rooms/compare', { query }, { signal: request.signal }) }
  }
  const failed = (error: unknown): ComparePage => {
    if (request.signal.aborted) throw error
    const code = problemCode(error)
    const isForMembers = code === 'no_session' || code === 'phone_not_verified'
    return { address: asked, comparison: isForMembers ? 'members' : null }
  }
  return read(asked).catch((error: unknown) => {
    const isUnknownPlace = asked.to !== '' && problemCode(error) === 'validation_failed'
    return isUnknownPlace ? read({ ...asked, to: '' }).catch(failed) : failed(error)
  })
}

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('rooms.compare.title')} | Basera`,
  noIndex: true,
}))

/** Two to four rooms side by side (rooms.side-by-side). */
export function Component() {
  const t = useSentences(en)
  const { address, comparison } = useLoaderData<ComparePage>()
  const { revalidate } = useRevalidator()
  if (comparison === 'members') return <RoomForMembers />
  const found = comparison?.items.length ?? 0
  const gone = address.ids.length - found
  return (
    <div className="wrap pb-14 lg:pb-24">
      <BackLink look="quiet" href={savedPath} className="mt-4 print:hidden">
        {t('rooms.compare.back')}
      </BackLink>
      <h1 className="text-h1">
        {found > 0 ? t('rooms.compare.count', { n: found }) : t('rooms.compare.title')}
      </h1>
      {comparison === null && (
        <UnreadList words={t('rooms.compare.failed')} onRetry={() => void revalidate()} />
      )}
      {comparison && gone > 0 && (
        <p role="status" className="mt-3 text-ink-2">
          {t('rooms.compare.gone', { n: gone })}
        </p>
      )}
      {comparison && found === 0 && <NoneChosen />}
      {comparison && found > 0 && (
        <>
          <p className="mt-2 text-ink-2">{t('rooms.compare.about')}</p>
          <CompareJourney address={address} />
          <ComparedTable comparison={comparison} address={address} />
        </>
      )}
    </div>
  )
}

function NoneChosen() {
  const t = useSentences(en)
  const saved = (
    <ButtonLink look="primary" href={savedPath}>
      {t('rooms.compare.none.go')}
    </ButtonLink>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('rooms.compare.none')} actions={saved}>
      {t('rooms.compare.none.text')}
    </EmptyState>
  )
}
