import { useSession } from '@basera/accounts/web'
import { buttonClass, CoverLink, cx, Photo } from '@basera/platform/design'
import { CheckIcon } from '@basera/platform/design/icons'
import { stockPhoto } from '@basera/platform/design/stock'
import { langOf, rupees, useSentences } from '@basera/platform/web'
import type { Comparison, Room } from '@basera/rooms/contract'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { photoSources } from '../photos/photo-sources.ts'
import { ContactButton } from '../room/contact-button.tsx'
import { useContact } from '../room/use-contact.tsx'
import css from './compare.css?inline'
import { type ComparisonAddress, comparisonPath } from './compare-path.ts'
import { type ComparedRow, comparedParts } from './compared-rows.ts'

interface ComparedTableProps {
  readonly comparison: Comparison
  readonly address: ComparisonAddress
}

/** A table, so that screen readers name room and row of each cell; it scrolls in its own box. */
export function ComparedTable({ comparison, address }: ComparedTableProps) {
  const t = useSentences(en)
  const { items, commute } = comparison
  const label = address.label || commute?.label || ''
  const parts = comparedParts({ items, commute: commute && { ...commute, label } })
  const rooms = items.map(({ room }) => room)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="compared" aria-label={t('rooms.compare.scroll')} tabIndex={0}>
      <style href="compared-rooms" precedence="default">
        {css}
      </style>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('rooms.compare.fact')}</span>
            </th>
            {rooms.map((room, index) => (
              <th key={room.id} scope="col">
                <RoomHead room={room} index={index} />
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={rooms.length + 1} className="part">
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} rooms={rooms} />
            ))}
          </tbody>
        ))}
        <tfoot className="print:hidden">
          <tr>
            <td />
            {rooms.map((room) => (
              <td key={room.id}>
                <RoomActions room={room} address={address} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const eagerPhotos = 2

function RoomHead({ room, index }: { readonly room: Room; readonly index: number }) {
  const t = useSentences(en)
  const [cover] = room.images
  const standIn = stockPhoto(room.id)
  return (
    <span className="relative block">
      <Photo
        {...(cover ? photoSources(cover) : { src: standIn })}
        standIn={standIn}
        sizes="(min-width: 64rem) 260px, 160px"
        alt=""
        loading={index < eagerPhotos ? 'eager' : 'lazy'}
        tag={room.status !== 'live' && t(`rooms.card.status.${room.status}`)}
      />
      <span className="rent mt-2 block">{rupees(room.rent)}</span>
      <CoverLink className="wrap-anywhere" lang={langOf(room.title)} to={`/room/${room.id}`}>
        {room.title}
      </CoverLink>
    </span>
  )
}

function Row({ row, rooms }: { readonly row: ComparedRow; readonly rooms: readonly Room[] }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {rooms.map(({ id }, index) => (
        <td
          key={id}
          className={cx(row.differs && 'differs')}
          lang={row.isWritten ? langOf(row.words[index]) : undefined}
        >
          {row.words[index]}
          {row.least === index && (
            <span className="least">
              <CheckIcon size="s" />
              {row.mark}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

interface RoomActionsProps {
  readonly room: Room
  readonly address: ComparisonAddress
}

function RoomActions({ room, address }: RoomActionsProps) {
  const t = useSentences(en)
  const isOwner = useSession().user?.id === room.user_id
  const contact = useContact(room, isOwner)
  const others = address.ids.filter((id) => id !== room.id)
  return (
    <>
      {!isOwner && room.status === 'live' && <ContactButton contact={contact} block />}
      <Link
        className={buttonClass({ look: 'quiet', block: true })}
        to={comparisonPath({ ...address, ids: others })}
        replace
        preventScrollReset
        aria-label={t('rooms.compare.removeRoom', { title: room.title })}
      >
        {t('rooms.compare.remove')}
      </Link>
      {contact.parts}
    </>
  )
}
