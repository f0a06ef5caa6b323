import { CostTable } from '@basera/platform/design'
import { rupees, useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { RoomValues } from './room-values.ts'

const shownSum = (sum: number | null): number => (sum !== null && sum > 0 ? Math.trunc(sum) : 0)

/** Rent, bills and maintenance make the monthly cost; what is paid once is not in it (rooms.pricing-summary). */
export function PricingSummary({
  values,
}: {
  values: Pick<RoomValues, 'rent' | 'bills_estimate' | 'deposit' | 'maintenance' | 'brokerage'>
}) {
  const t = useSentences(en)
  const [rent, bills, deposit] = [
    shownSum(values.rent),
    shownSum(values.bills_estimate),
    shownSum(values.deposit),
  ]
  const [maintenance, brokerage] = [shownSum(values.maintenance), shownSum(values.brokerage)]
  const monthly = rent + bills + maintenance
  return (
    <CostTable
      title={<h3 className="text-h3">{t('rooms.form.summary')}</h3>}
      rows={[
        { label: t('rooms.form.summary.rent'), sum: rupees(rent) },
        { label: t('rooms.form.summary.bills'), sum: rupees(bills) },
        ...(maintenance ? [{ label: t('rooms.cost.monthlyMaintenance'), sum: rupees(maintenance) }] : []),
        { label: t('rooms.form.summary.total'), sum: rupees(monthly), total: true },
      ]}
    >
      <p className="mt-3 text-ink-3 text-small">
        {deposit
          ? t('rooms.form.summary.deposit', { deposit: rupees(deposit) })
          : t('rooms.form.summary.noDeposit')}
      </p>
      {brokerage || values.brokerage === 0 ? (
        <p className="mt-1 text-ink-3 text-small">
          {brokerage
            ? t('rooms.form.summary.brokerage', { brokerage: rupees(brokerage) })
            : t('rooms.card.noBrokerage')}
        </p>
      ) : null}
    </CostTable>
  )
}
