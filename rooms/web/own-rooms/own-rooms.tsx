import { ButtonLink, cx, EmptyState, Loading, Skeleton } from '@basera/platform/design'
import { SceneNest } from '@basera/platform/design/art'
import { PlusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Suspense } from 'react'
import { MoreButton } from '../lists/more-button.tsx'
import { UnreadList } from '../lists/unread-list.tsx'
import { type ShownList, useMemberList } from '../lists/use-member-list.ts'
import en from '../locales/en.json'
import { DeletedRow } from './deleted-row.tsx'
import { focusListing } from './focus-listing.ts'
import { ListerFigures } from './lazy-figures.ts'
import { ListingRow, listingBox, listingPhoto } from './listing-row.tsx'
import { type Listing, ownRooms } from './own-rooms-list.ts'

export const useOwnRooms = (): ShownList<Listing> => useMemberList(ownRooms)

/** My Listings on the dashboard (rooms.own-listings). */
export function OwnRooms({ list }: { readonly list: ShownList<Listing> }) {
  const t = useSentences(en)
  if (!list.known) return list.failed ? <Unread list={list} /> : <Coming />
  if (list.items.length === 0) return <NoListings />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5">
        <h2 className="text-h3">{t('rooms.own.count', { n: list.total })}</h2>
        <ButtonLink look="primary" size="s" href="/list-room" icon={<PlusIcon />}>
          {t('rooms.own.add')}
        </ButtonLink>
      </div>
      <Suspense fallback={<div className="mt-5 h-66 sm:h-32" />}>
        <ListerFigures ids={list.items.map(({ room }) => room.id)} />
      </Suspense>
      {list.failed && <Unread list={list} />}
      <ul>
        {list.items.map(({ room, isDeleted }) => (
          <li key={room.id} className="border-line border-b py-5.5">
            {isDeleted ? <DeletedRow room={room} /> : <ListingRow room={room} />}
          </li>
        ))}
      </ul>
      <MoreButton list={list} onAdded={({ room }) => focusListing(room.id)} />
    </>
  )
}

const Unread = ({ list }: { readonly list: ShownList<Listing> }) => (
  <UnreadList words={useSentences(en)('rooms.own.failed')} onRetry={list.reload} />
)

function Coming() {
  return (
    <div className="pt-6">
      <Loading words={useSentences(en)('rooms.own.loading')}>
        {['first', 'second'].map((row) => (
          <div key={row} className={cx(listingBox, 'py-5.5')}>
            <Skeleton className={cx('photo', listingPhoto)} />
            <div>
              <Skeleton className="h-5 w-[38%]" />
              <Skeleton className="mt-2.5 h-5 w-[82%]" />
              <Skeleton className="mt-2.5 h-4 w-[56%]" />
            </div>
          </div>
        ))}
      </Loading>
    </div>
  )
}

function NoListings() {
  const t = useSentences(en)
  const create = (
    <ButtonLink look="primary" href="/list-room">
      {t('rooms.own.first')}
    </ButtonLink>
  )
  return (
    <EmptyState scene={<SceneNest />} title={t('rooms.own.none')} actions={create}>
      {t('rooms.own.none.text')}
    </EmptyState>
  )
}
