import { Banner, buttonClass } from '@basera/platform/design'
import { InfoIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { Link } from 'react-router'
import { placeOfAddress } from '../card/place-of-address.ts'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'

/** Highest rent of similar rooms as a multiple of this one's, and the step it is rounded up to. */
const similarRentFactor = 1.25
const similarRentStep = 500

/** A search for similar rooms: nearby, same gender, not much dearer. */
function similarSearch(room: Room): string {
  const place = placeOfAddress(room.address)
  const { public_latitude: lat, public_longitude: lng, gender_preference: gender } = room
  const city = place.split(', ').at(-1) ?? place
  const where = lat === null || lng === null ? { q: city } : { place, lat: String(lat), lng: String(lng) }
  const max_rent = String(Math.ceil((room.rent * similarRentFactor) / similarRentStep) * similarRentStep)
  const search = { ...where, max_rent, ...(gender === 'any' ? {} : { gender }) }
  return `${findRoomPath}?${new URLSearchParams(search)}`
}

// On phones the words have the whole width and the link stands below them.
const box = 'mb-4 flex-wrap items-center gap-y-2.5 max-sm:[&>span]:basis-[calc(100%-40px)]'

/** Says that a room is taken or paused, with a link to similar rooms; no behaviour. */
export function RoomClosed({ room }: { readonly room: Room }) {
  const t = useSentences(en)
  if (room.status === 'live') return null
  const similar = (
    <Link className={buttonClass({ size: 's', className: 'max-sm:w-full' })} to={similarSearch(room)}>
      {t('rooms.closed.similar')}
    </Link>
  )
  return (
    <Banner tone="info" icon={<InfoIcon />} className={box} action={similar}>
      <b className="font-[640]">{t(`rooms.closed.${room.status}`)}</b> {t(`rooms.closed.${room.status}.text`)}
    </Banner>
  )
}
