import { HomeFields } from '../../form/choice-fields.tsx'
import { BrokerageField, MoreCosts } from '../../form/cost-fields.tsx'
import { FeaturesField } from '../../form/features-field.tsx'
import { MoreAboutHome } from '../../form/house-fields.tsx'
import { AmenityFields, GenderField, TenantsFields } from '../../form/preference-fields.tsx'
import { AvailableFromField, BillsField, DepositField, RentField } from '../../form/pricing-fields.tsx'
import { PricingSummary } from '../../form/pricing-summary.tsx'
import type { RoomForm } from '../../form/room-form.ts'

interface FieldsProps {
  readonly form: RoomForm
}

const pairs = 'grid gap-x-5 gap-y-[22px] sm:grid-cols-2'

export function PricingFields({ form }: FieldsProps) {
  return (
    <>
      <div className={pairs}>
        <RentField form={form} />
        <DepositField form={form} />
        <BillsField form={form} />
        <AvailableFromField form={form} />
      </div>
      <div className="mt-[22px] grid gap-[22px]">
        <BrokerageField form={form} />
        <MoreCosts form={form} />
      </div>
      <div className="mt-7 lg:hidden">
        <PricingSummary values={form.values} />
      </div>
    </>
  )
}

export function PreferenceFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-[22px]">
      <HomeFields form={form} />
      <div className={pairs}>
        <TenantsFields form={form} />
      </div>
      <GenderField form={form} />
      <AmenityFields form={form} />
      <FeaturesField form={form} />
      <MoreAboutHome form={form} />
    </div>
  )
}
