import { shortDate, useSentences } from '@basera/platform/web'
import type { RoomFigures } from '@basera/rooms/contract'
import en from '../../locales/en.json'

const dayMs = 86_400_000

/** The day so many days before another one. */
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

interface DayBarsProps {
  readonly today: string
  readonly views: RoomFigures['views_by_day']
}

/** Views of each day, the last one today; what the drawing shows is also said in words (rooms.listing-figures). */
export function DayBars({ today, views }: DayBarsProps) {
  const t = useSentences(en)
  const most = Math.max(...views)
  const dayOf = (index: number) => shortDate(dayBefore(today, views.length - 1 - index))
  const words = {
    views: views.reduce((sum, count) => sum + count, 0),
    most,
    day: dayOf(views.lastIndexOf(most)),
    today: views.at(-1) ?? 0,
  }
  const barWidth = 100 / views.length
  return (
    <div className="figure-days">
      <p className="sr-only">{t('rooms.figures.days', words)}</p>
      <div aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          {views.map((count, index) => {
            const height = most > 0 ? (count / most) * 100 : 0
            const x = index * barWidth
            return (
              <rect
                key={dayOf(index)}
                className={count > 0 ? 'has-views' : undefined}
                x={x.toFixed(2)}
                y={Math.min(100 - height, 96).toFixed(1)}
                width={(barWidth * 0.72).toFixed(2)}
                height={Math.max(height, 4).toFixed(1)}
              />
            )
          })}
        </svg>
        <p className="figure-ends">
          <span>{dayOf(0)}</span>
          <span>{t('rooms.figures.mostADay', { most })}</span>
          <span>{t('rooms.figures.today')}</span>
        </p>
      </div>
    </div>
  )
}
