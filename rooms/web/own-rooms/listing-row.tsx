import { Button, ButtonLink, Facts, Photo } from '@basera/platform/design'
import { CalendarIcon, Trash2Icon, UserRoundIcon } from '@basera/platform/design/icons'
import { langOf, longDate, rupees, useSentences } from '@basera/platform/web'
import type { OwnRoomCard } from '@basera/rooms/contract'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { DeleteListingDialog } from './delete-listing-dialog.tsx'
import { ListingFigures } from './lazy-figures.ts'
import { ListingLife } from './listing-life.tsx'
import { ownPhoto } from './own-photo.ts'

/** Photo, facts and buttons: stacked on phones, side by side on desktops. */
export const listingBox = 'grid items-start gap-3.5 md:grid-cols-[232px_minmax(0,1fr)_auto] md:gap-x-7'
export const listingPhoto = 'max-md:aspect-video'

export function ListingRow({ room }: { readonly room: OwnRoomCard }) {
  const t = useSentences(en)
  const { title, image_count: n } = room
  return (
    <article className={listingBox}>
      <Link to={`/room/${room.id}`} tabIndex={-1} aria-hidden="true">
        <Photo
          {...ownPhoto(room)}
          sizes="(min-width: 48rem) 232px, 100vw"
          className={listingPhoto}
          count={n > 0 ? { n, label: t('rooms.own.photos', { n }) } : undefined}
        />
      </Link>
      <div className="min-w-0">
        <p className="rent">
          {rupees(room.rent)} <span>{t('rooms.own.perMonth')}</span>
        </p>
        <h3 className="mt-1.25 text-[1.0625rem] leading-[1.3] font-[600] wrap-anywhere">
          <Link to={`/room/${room.id}`} data-listing={room.id} lang={langOf(title)}>
            {title}
          </Link>
        </h3>
        <p lang={langOf(room.address)} className="mt-0.5 text-small leading-[1.4] text-ink-3 wrap-anywhere">
          {room.address}
        </p>
        <Facts className="mt-2">
          <li>
            <CalendarIcon />
            {t('rooms.own.from', { day: longDate(room.available_from) })}
          </li>
          <li>
            <UserRoundIcon />
            {t(`rooms.gender.${room.gender_preference}`)}
          </li>
        </Facts>
        <ListingLife room={room} />
        <Suspense fallback={<div className="mt-4 h-66 sm:h-50" />}>
          <ListingFigures room={room} />
        </Suspense>
      </div>
      <RowActions room={room} />
    </article>
  )
}

function RowActions({ room }: { readonly room: OwnRoomCard }) {
  const t = useSentences(en)
  const [isDeleting, setDeleting] = useState(false)
  const { id, title } = room
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        size="s"
        className="max-md:flex-1"
        href={`/room/${id}`}
        aria-label={t('rooms.own.viewRoom', { title })}
      >
        {t('rooms.own.view')}
      </ButtonLink>
      <ButtonLink
        size="s"
        className="max-md:flex-1"
        href={`/room/${id}/edit`}
        aria-label={t('rooms.own.editRoom', { title })}
      >
        {t('rooms.own.edit')}
      </ButtonLink>
      <Button
        size="s"
        look="danger-quiet"
        icon={<Trash2Icon />}
        aria-label={t('rooms.own.deleteRoom', { title })}
        onClick={() => setDeleting(true)}
      >
        <span className="max-md:sr-only">{t('rooms.own.delete')}</span>
      </Button>
      {isDeleting && <DeleteListingDialog room={room} onClose={() => setDeleting(false)} />}
    </div>
  )
}
