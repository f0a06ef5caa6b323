import { preferredLocationMaximum } from '@basera/accounts/contract'
import { PlaceField, type PlaceFieldValue, useCurrentLocation } from '@basera/places/web'
import { Button, Field, SumInput } from '@basera/platform/design'
import { LocateFixedIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { ProfileForm } from './profile-form.ts'

interface FieldsProps {
  readonly form: ProfileForm
}

function useLocationHint({ text, place }: PlaceFieldValue): string | undefined {
  const t = useSentences(en)
  if (place) return t('roommates.yours.location.shown')
  return text.trim() === '' ? undefined : t('roommates.yours.location.pick')
}

/** A chosen place has a point, typed text has none (roommates.place-point). */
export function LocationField({ form }: FieldsProps) {
  const t = useSentences(en)
  const here = useCurrentLocation()
  const { location } = form.values
  const hint = useLocationHint(location)
  const locate = async () => {
    const place = await here.locate()
    if (place) form.set('location', { text: place.label, place })
  }
  return (
    <div className="yours-location">
      <PlaceField
        id={form.id('location')}
        label={t('roommates.yours.location')}
        placeholder={t('roommates.yours.location.example')}
        hint={here.locating ? here.progress : hint}
        error={form.errors.location ?? here.failure ?? undefined}
        value={location}
        onChange={(value) => {
          here.forgetFailure()
          form.set('location', value)
        }}
        maxLength={preferredLocationMaximum}
      />
      <Button
        look="quiet"
        size="s"
        icon={<LocateFixedIcon />}
        busy={here.locating}
        onClick={() => void locate()}
      >
        {t('roommates.yours.location.here')}
      </Button>
    </div>
  )
}

export function BudgetField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field id={form.id('budget')} label={t('roommates.yours.budget')} error={form.errors.budget}>
      {(control) => (
        <SumInput
          {...control}
          suffix={t('roommates.yours.budget.month')}
          value={form.values.budget}
          onChange={(sum) => form.set('budget', sum)}
        />
      )}
    </Field>
  )
}
