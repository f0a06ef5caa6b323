import { Banner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { maxPhotos } from '@basera/rooms/contract'
import { type ReactNode, useId } from 'react'
import { AddressField, DescriptionField, TitleField } from '../form/basic-fields.tsx'
import { HomeFields, OfferFields } from '../form/choice-fields.tsx'
import { BrokerageField, MoreCosts } from '../form/cost-fields.tsx'
import { FeaturesField } from '../form/features-field.tsx'
import { MoreAboutHome } from '../form/house-fields.tsx'
import { AmenityFields, GenderField, TenantsFields } from '../form/preference-fields.tsx'
import { AvailableFromField, BillsField, DepositField, RentField } from '../form/pricing-fields.tsx'
import type { RoomForm } from '../form/room-form.ts'
import en from '../locales/en.json'
import { PhotoPicker } from '../photo-upload/photo-picker.tsx'
import type { RoomPhotos } from './use-room-photos.ts'

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Section({ title, text, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 border-line py-8 *:min-w-0 first:pt-2 not-first:border-t lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-14 lg:py-11 lg:first:pt-6"
    >
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 max-w-[30rem] text-ink-3 text-label font-normal">{text}</p>
      </div>
      {children}
    </section>
  )
}

const twoColumns = 'grid items-start gap-x-5 gap-y-[22px] sm:grid-cols-2'

export function FieldSections({ form }: { readonly form: RoomForm }) {
  const t = useSentences(en)
  return (
    <>
      <Section title={t('rooms.edit.basic')} text={t('rooms.edit.basic.text')}>
        <div className="grid gap-[22px]">
          <OfferFields form={form} />
          <TitleField form={form} />
          <DescriptionField form={form} />
          <AddressField form={form} />
        </div>
      </Section>
      <Section title={t('rooms.edit.pricing')} text={t('rooms.edit.pricing.text')}>
        <div className="grid gap-[22px]">
          <div className={twoColumns}>
            <RentField form={form} />
            <DepositField form={form} />
            <BillsField form={form} />
            <AvailableFromField form={form} />
          </div>
          <BrokerageField form={form} />
          <MoreCosts form={form} />
        </div>
      </Section>
      <Section title={t('rooms.edit.preferences')} text={t('rooms.edit.preferences.text')}>
        <div className="grid gap-[22px]">
          <HomeFields form={form} />
          <div className={twoColumns}>
            <TenantsFields form={form} />
          </div>
          <GenderField form={form} />
          <AmenityFields form={form} />
          <FeaturesField form={form} />
          <MoreAboutHome form={form} />
        </div>
      </Section>
    </>
  )
}

/** The room's photos and new ones, up to 8 in all (rooms.photo-count). */
export function PhotosSection({ photos, busy }: { readonly photos: RoomPhotos; readonly busy: boolean }) {
  const t = useSentences(en)
  const { tiles, refused, room } = photos
  return (
    <Section
      title={t('rooms.edit.photos')}
      text={t('rooms.edit.photos.text', { n: tiles.length, most: maxPhotos, room })}
    >
      <div>
        <PhotoPicker
          tiles={tiles}
          refused={refused}
          onAdd={photos.add}
          onMove={photos.move}
          onRemove={photos.remove}
          busy={busy}
        />
        {photos.trouble ? (
          <Banner tone="danger" className="mt-4">
            {photos.trouble}
          </Banner>
        ) : null}
      </div>
    </Section>
  )
}
