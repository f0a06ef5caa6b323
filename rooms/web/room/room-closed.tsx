import { Banner, buttonClass } from '@basera/platform/design'
import { InfoIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { Link } from 'react-router'
import { similarSearch } from '../card/similar-search.ts'
import en from '../locales/en.json'

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
