import { type CostRow, CostTable } from '@basera/platform/design'
import { rupees, useSentences } from '@basera/platform/web'
import { costTerms, type Room, type TrueCost, trueCost } from '@basera/rooms/contract'
import en from '../../locales/en.json'

/** The true cost of a room; a term that the lister did not say is named as such (rooms.true-cost). */
export function WhatYouPay({ room }: { room: Room }) {
  const t = useSentences(en)
  const cost = trueCost(room)
  const sum = (amount: number | null) => (amount === null ? t('rooms.cost.notSaid') : rupees(amount))
  const { isComplete, sum: toMoveIn } = cost.toMoveIn
  const rows: readonly CostRow[] = [
    ...costTerms.map((term) => ({ label: t(`rooms.cost.${term}`), sum: sum(cost.terms[term]) })),
    {
      label: t(isComplete ? 'rooms.cost.toMoveIn' : 'rooms.cost.atLeast'),
      sum: rupees(toMoveIn),
      total: true,
    },
  ]
  return (
    <section>
      <CostTable title={<h2 className="text-h3">{t('rooms.cost.title')}</h2>} rows={rows}>
        <MonthlyCosts cost={cost} />
        <Terms cost={cost} />
      </CostTable>
      <p className="mt-4 text-small text-ink-3">{t('rooms.cost.source')}</p>
    </section>
  )
}

/** Rent, bills and maintenance, where they are more than the rent (rooms.monthly-costs). */
function MonthlyCosts({ cost: { terms, monthly } }: { cost: TrueCost }) {
  const t = useSentences(en)
  const parts = [
    { label: t('rooms.room.rent'), amount: terms.rent },
    { label: t('rooms.room.bills'), amount: terms.bills },
    { label: t('rooms.cost.monthlyMaintenance'), amount: terms.maintenance },
  ].filter(({ amount }) => amount)
  if (parts.length < 2) return null
  return (
    <>
      <h3 className="mt-6 font-[640]">{t('rooms.room.costs')}</h3>
      <dl>
        {parts.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{rupees(amount ?? 0)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('rooms.room.total')}</dt>
          <dd>{rupees(monthly.sum)}</dd>
        </div>
      </dl>
    </>
  )
}

function Terms({ cost: { lockInMonths, noticeDays, painting } }: { cost: TrueCost }) {
  const t = useSentences(en)
  const notSaid = t('rooms.cost.notSaid')
  const terms = [
    [
      t('rooms.cost.lockIn'),
      lockInMonths === null ? notSaid : t('rooms.cost.lockInMonths', { n: lockInMonths }),
    ],
    [t('rooms.cost.notice'), noticeDays === null ? notSaid : t('rooms.cost.noticeDays', { n: noticeDays })],
    [t('rooms.cost.painting'), painting === null ? notSaid : rupees(painting)],
  ] as const
  return (
    <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-3 border-t border-dashed border-ink-3/40 pt-4 text-small">
      {terms.map(([name, words]) => (
        <li key={name}>
          <span className="block text-ink-2">{name}</span>
          <b className={words === notSaid ? 'font-[440] text-ink-3' : 'font-[640]'}>{words}</b>
        </li>
      ))}
    </ul>
  )
}
