import { rupees, useSentences } from '@basera/platform/web'
import { saidFacts } from '../../facts/said-facts.ts'
import type { RoomValues } from '../../form/room-values.ts'
import en from '../../locales/en.json'

function useMoneyRows(values: RoomValues) {
  const t = useSentences(en)
  const { rent, bills_estimate, maintenance, brokerage, painting_charge: painting } = values
  const { lock_in_months: months, notice_days: days } = values
  const monthly = [rent, bills_estimate, maintenance].reduce<number>((sum, part) => sum + (part ?? 0), 0)
  const rows: readonly (readonly [string, string | null])[] = [
    [t('rooms.form.rent'), rent === null ? null : rupees(rent)],
    [t('rooms.form.summary.total'), monthly === rent ? null : rupees(monthly)],
    [t('rooms.form.brokerage'), brokerage === null ? null : rupees(brokerage)],
    [t('rooms.form.lockIn'), months === null ? null : t('rooms.cost.lockInMonths', { n: months })],
    [t('rooms.form.notice'), days === null ? null : t('rooms.cost.noticeDays', { n: days })],
    [t('rooms.form.painting'), painting === null ? null : rupees(painting)],
  ]
  return rows
}

/** What the listing says, before it is created: nothing that was left open. */
export function ListingReview({ values }: { readonly values: RoomValues }) {
  const t = useSentences(en)
  const facts = saidFacts(values).map(({ name, words }) => [name, words] as const)
  const rows = [...useMoneyRows(values), ...facts].filter(([, words]) => words !== null)
  return (
    <section className="mt-8 rounded-3 border border-line p-4" aria-labelledby="listing-review">
      <h3 id="listing-review" className="text-h3">
        {t('rooms.list.review')}
      </h3>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt className="text-ink-3 text-small">{name}</dt>
            <dd className="font-[560]">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
