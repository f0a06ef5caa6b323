import { CostTable } from '@basera/platform/design'
import { rupees, useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { RoomValues } from './room-values.ts'

const shownSum = (sum: number | null): number => (sum !== null && sum > 0 ? Math.trunc(sum) : 0)

/** Rent and bills make the monthly cost; the deposit is paid once and not in it (rooms.pricing-summary). */
export function PricingSummary({
  values,
}: {
  values: Pick<RoomValues, 'rent' | 'bills_estimate' | 'deposit'>
}) {
  const t = useSentences(en)
  const [rent, bills, deposit] = [values.rent, values.bills_estimate, values.deposit].map(shownSum)
  return (
    <CostTable
      title={<h3 className="text-h3">{t('rooms.form.summary')}</h3>}
      rows={[
        { label: t('rooms.form.summary.rent'), sum: rupees(rent ?? 0) },
        { label: t('rooms.form.summary.bills'), sum: rupees(bills ?? 0) },
        { label: t('rooms.form.summary.total'), sum: rupees((rent ?? 0) + (bills ?? 0)), total: true },
      ]}
    >
      <p className="mt-3 text-ink-3 text-small">
        {deposit
          ? t('rooms.form.summary.deposit', { deposit: rupees(deposit) })
          : t('rooms.form.summary.noDeposit')}
      </p>
    </CostTable>
  )
}
