import { PlaceField, type PlaceFieldValue, useCurrentLocation } from '@basera/places/web'
import { Button, Field, TextArea, TextInput } from '@basera/platform/design'
import { LocateFixedIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { characterCount, sentenceOf } from '@basera/platform/web/form'
import { addressMax, newRoomFields } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { stillThere } from './address-place.ts'
import type { RoomForm } from './room-form.ts'
import { useFairHousingHint } from './use-fair-housing-hint.ts'

interface FieldsProps {
  readonly form: RoomForm
}

export function TitleField({ form }: FieldsProps) {
  const t = useSentences(en)
  const shutsOut = useFairHousingHint(form.values.title)
  const hint = shutsOut ?? (form.mode === 'create' ? t('rooms.form.title.hint') : undefined)
  return (
    <Field id={form.id('title')} label={t('rooms.form.title')} hint={hint} error={form.errors.title}>
      {(control) => (
        <TextInput
          {...control}
          required
          autoComplete="off"
          value={form.values.title}
          onChange={(event) => form.set('title', event.target.value)}
        />
      )}
    </Field>
  )
}

export function DescriptionField({ form }: FieldsProps) {
  const t = useSentences(en)
  const { description } = form.values
  const hint = useFairHousingHint(description)
  return (
    <Field
      id={form.id('description')}
      label={t('rooms.form.description')}
      hint={hint}
      optional={t('rooms.form.optional')}
      counter={t('rooms.form.description.counter', { n: characterCount(description.trim()) })}
      error={form.errors.description ?? sentenceOf(newRoomFields.description, description)}
    >
      {(control) => (
        <TextArea
          {...control}
          value={description}
          onChange={(event) => form.set('description', event.target.value)}
        />
      )}
    </Field>
  )
}

function useAddressHint({ text, place }: PlaceFieldValue): string {
  const t = useSentences(en)
  const shown = t('rooms.form.address.shown')
  if (!place) return `${shown} ${t('rooms.form.address.pick')}`
  if (place.label === text.trim()) return shown
  return `${shown} ${t('rooms.form.address.from', { place: place.label })}`
}

/** A chosen suggestion sets the point; editing the line may keep it (rooms.address-shown). */
export function AddressField({ form }: FieldsProps) {
  const t = useSentences(en)
  const here = useCurrentLocation()
  const { address } = form.values
  const hint = useAddressHint(address)
  const locate = async () => {
    const place = await here.locate()
    if (place) form.set('address', { text: place.label, place })
  }
  return (
    <div className="grid gap-2">
      <PlaceField
        id={form.id('address')}
        label={t('rooms.form.address')}
        placeholder={t('rooms.form.address.example')}
        hint={here.locating ? here.progress : hint}
        error={form.errors.address ?? here.failure ?? undefined}
        value={address}
        onChange={(value) => {
          here.forgetFailure()
          form.set('address', stillThere(value))
        }}
        keepsPlace
        maxLength={addressMax}
      />
      <Button
        look="quiet"
        size="s"
        className="-ms-4 justify-self-start"
        icon={<LocateFixedIcon />}
        busy={here.locating}
        onClick={() => void locate()}
      >
        {t('rooms.form.address.here')}
      </Button>
    </div>
  )
}
