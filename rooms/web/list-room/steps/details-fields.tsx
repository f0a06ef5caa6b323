import { AddressField, DescriptionField, TitleField } from '../../form/basic-fields.tsx'
import { OfferFields } from '../../form/choice-fields.tsx'
import type { RoomForm } from '../../form/room-form.ts'
import { BlurredArea } from '../aside/blurred-area.tsx'

export function DetailsFields({ form }: { readonly form: RoomForm }) {
  const { place } = form.values.address
  return (
    <div className="grid gap-[22px]">
      <OfferFields form={form} />
      <TitleField form={form} />
      <DescriptionField form={form} />
      <AddressField form={form} />
      {place ? <BlurredArea point={place} /> : null}
    </div>
  )
}
