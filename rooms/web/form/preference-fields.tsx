import { Checkbox, Field, Segmented, Stepper } from '@basera/platform/design'
import {
  CigaretteIcon,
  DumbbellIcon,
  MusicIcon,
  PawPrintIcon,
  ShieldCheckIcon,
  SquareParkingIcon,
  WavesIcon,
  WifiIcon,
  WineIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type RoomAmenity, roomAmenities, roomGenders, tenantsMax } from '@basera/rooms/contract'
import en from '../locales/en.json'
import type { RoomForm } from './room-form.ts'

interface FieldsProps {
  readonly form: RoomForm
}

/** Current and most tenants, side by side (rooms.tenants-order). */
export function TenantsFields({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <Field
        as="group"
        id={form.id('current_tenants')}
        label={t('rooms.form.currentTenants')}
        error={form.errors.current_tenants}
      >
        {(control) => (
          <Stepper
            {...control}
            min={0}
            max={tenantsMax}
            value={form.values.current_tenants}
            onChange={(count) => form.set('current_tenants', count)}
            lessLabel={t('rooms.form.currentTenants.less')}
            moreLabel={t('rooms.form.currentTenants.more')}
          />
        )}
      </Field>
      <Field
        as="group"
        id={form.id('max_tenants')}
        label={t('rooms.form.maxTenants')}
        error={form.errors.max_tenants}
      >
        {(control) => (
          <Stepper
            {...control}
            min={1}
            max={tenantsMax}
            value={form.values.max_tenants}
            onChange={(count) => form.set('max_tenants', count)}
            lessLabel={t('rooms.form.maxTenants.less')}
            moreLabel={t('rooms.form.maxTenants.more')}
          />
        )}
      </Field>
    </>
  )
}

export function GenderField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field as="group" id={form.id('gender_preference')} label={t('rooms.form.gender')}>
      {(control) => (
        <Segmented
          {...control}
          value={form.values.gender_preference}
          onChange={(gender) => form.set('gender_preference', gender)}
          options={roomGenders.map((value) => ({ value, label: t(`rooms.form.gender.${value}`) }))}
        />
      )}
    </Field>
  )
}

const icons: Readonly<Record<RoomAmenity, typeof WifiIcon>> = {
  wifi_included: WifiIcon,
  pets_allowed: PawPrintIcon,
  smoking_allowed: CigaretteIcon,
  alcohol_allowed: WineIcon,
  music_allowed: MusicIcon,
  gym_access: DumbbellIcon,
  swimming_pool: WavesIcon,
  parking_available: SquareParkingIcon,
  security_deposit: ShieldCheckIcon,
}

export function AmenityFields({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <fieldset>
      <legend className="label mb-1">{t('rooms.form.amenities')}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {roomAmenities.map((amenity) => {
          const AmenityIcon = icons[amenity]
          return (
            <Checkbox
              key={amenity}
              id={form.id(amenity)}
              label={t(`rooms.form.amenity.${amenity}`)}
              icon={<AmenityIcon />}
              checked={form.values[amenity]}
              onChange={(event) => form.set(amenity, event.target.checked)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
