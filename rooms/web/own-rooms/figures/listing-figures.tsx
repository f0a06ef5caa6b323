import { Skeleton } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { OwnRoomCard, RoomFigures } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { DayBars } from './day-bars.tsx'
import { DuplicateListing } from './duplicate-listing.tsx'
import { FigureSums } from './figure-sums.tsx'
import { FigureTips } from './figure-tips.tsx'
import { useFigures } from './use-figures.ts'

const isNothing = ({ views, contacts, visits, hearts }: RoomFigures) =>
  views + contacts + visits + (hearts ?? 0) === 0

function Position({ search }: Pick<RoomFigures, 'search'>) {
  const t = useSentences(en)
  if (!search) return null
  const { place, position } = search
  return (
    <p className="mt-2 text-small text-ink-3">
      {position === null
        ? t('rooms.figures.farBack', { place })
        : t('rooms.figures.position', { place, position })}
    </p>
  )
}

function Known({ figures, today }: { readonly figures: RoomFigures; readonly today: string }) {
  const t = useSentences(en)
  const { views, contacts, visits, hearts } = figures
  if (isNothing(figures))
    return (
      <>
        <p className="text-small text-ink-3">{t('rooms.figures.none')}</p>
        <Position search={figures.search} />
      </>
    )
  return (
    <>
      <FigureSums
        sums={[
          [String(views), t('rooms.figures.views', { n: views })],
          [String(contacts), t('rooms.figures.contacts', { n: contacts })],
          [String(visits), t('rooms.figures.visits', { n: visits })],
          [hearts === null ? t('rooms.figures.fewHearts') : String(hearts), t('rooms.figures.hearts')],
        ]}
      />
      <DayBars today={today} views={figures.views_by_day} />
      <Position search={figures.search} />
    </>
  )
}

/** What came of a room in the last 30 days, and what could help it (rooms.listing-figures). */
export function ListingFigures({ room }: { readonly room: OwnRoomCard }) {
  const t = useSentences(en)
  const { rooms, today, status } = useFigures()
  const figures = rooms.get(room.id)
  return (
    <section className="listing-figures" aria-label={t('rooms.figures.of', { title: room.title })}>
      {figures && <Known figures={figures} today={today} />}
      {!figures && status === 'loading' && <Skeleton className="h-52 w-full sm:h-36" />}
      {figures && <FigureTips roomId={room.id} tips={figures.tips} />}
      <DuplicateListing room={room} />
    </section>
  )
}
