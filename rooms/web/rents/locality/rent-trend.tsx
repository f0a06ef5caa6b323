import { rupees, shortDate, useSentences } from '@basera/platform/web'
import type { LocalityPage, RentWeek } from '@basera/rooms/contract'
import { choiceWords } from '../../facts/fact-words.ts'
import en from '../../locales/en.json'
import { pathOf, type TrendLine, trendLine } from './trend-line.ts'

/** The medians of the last weeks as a line, a sentence and a table. Nothing where no type has enough rooms. */
export function RentTrend({ page: { trend, trend_of } }: { readonly page: LocalityPage }) {
  const t = useSentences(en)
  const [first] = trend
  if (!trend_of || !first) return null
  const line = trendLine(trend)
  const type = choiceWords('home_type', trend_of)
  const n = trend.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h2 className="text-h2">{t('rooms.rents.trend', { type, weeks: trend.length })}</h2>
      {line ? <Line line={line} weeks={trend} /> : <p>{t('rooms.rents.trend.tooFew')}</p>}
      <p className="mt-2 text-small text-ink-3">
        {t('rooms.rents.trend.source', { n, day: shortDate(first.week) })}
      </p>
      {line && <TrendTable weeks={trend} />}
    </section>
  )
}

interface LineProps {
  readonly line: TrendLine
  readonly weeks: readonly RentWeek[]
}

/** Words and numbers stand beside the drawing, so that they grow with the person's text size. */
function Line({ line, weeks }: LineProps) {
  const t = useSentences(en)
  const { first, last, lowest, highest, parts } = line
  const sums = { first: rupees(first.median), last: rupees(last.median) }
  const days = { from: shortDate(first.week), to: shortDate(last.week) }
  return (
    <>
      <p className="mt-1">{t('rooms.rents.trend.went', { ...sums, ...days })}</p>
      <div className="rent-trend" aria-hidden="true">
        <p className="rent-trend-sums">
          <span>{highest > lowest && rupees(highest)}</span>
          <span>{rupees(lowest)}</span>
        </p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          {parts.map((part) => (
            <path key={part[0]?.week} d={pathOf(part)} />
          ))}
          <path className="rent-trend-last" d={`M${last.x} ${last.y}h0`} />
        </svg>
        <p className="rent-trend-days">
          <span>{shortDate(weeks[0]?.week ?? first.week)}</span>
          <span>{shortDate(weeks.at(-1)?.week ?? last.week)}</span>
        </p>
      </div>
    </>
  )
}

function TrendTable({ weeks }: Pick<LineProps, 'weeks'>) {
  const t = useSentences(en)
  return (
    <details>
      <summary className="rent-summary">{t('rooms.rents.trend.table')}</summary>
      <table className="rent-table">
        <thead>
          <tr>
            <th scope="col">{t('rooms.rents.trend.week')}</th>
            <th scope="col">{t('rooms.rents.trend.median')}</th>
            <th scope="col">{t('rooms.rents.trend.rooms')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, median, count }) => (
            <tr key={week}>
              <th scope="row">{shortDate(week)}</th>
              <td>{median === null ? t('rooms.rents.trend.few') : rupees(median)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
