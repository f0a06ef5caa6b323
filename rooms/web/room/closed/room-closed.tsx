import { Banner, buttonClass } from '@basera/platform/design'
import { InfoIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { Link } from 'react-router'
import en from './locales/en.json'
import { similarSearch } from './similar-search.ts'

/** Said on the page of a room that is not on offer now, with a way to others like it. It has no behaviour. */
export function RoomClosed({ room }: { readonly room: Room }) {
  const t = useSentences(en)
  if (room.status === 'live') return null
  const similar = (
    <Link className={buttonClass({ size: 's' })} to={similarSearch(room)}>
      {t('rooms.closed.similar')}
    </Link>
  )
  return (
    <Banner tone="info" icon={<InfoIcon />} className="mb-4 flex-wrap items-center gap-y-2" action={similar}>
      <b className="font-[640]">{t(`rooms.closed.${room.status}`)}</b> {t(`rooms.closed.${room.status}.text`)}
    </Banner>
  )
}
