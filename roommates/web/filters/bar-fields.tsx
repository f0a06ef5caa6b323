import { PlaceField } from '@basera/places/web'
import { Field, Select, TextInput } from '@basera/platform/design'
import { ArrowUpDownIcon, Building2Icon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import {
  locationTextMax,
  organizationTextMax,
  type RoommateFilters,
  roommateSortsFor,
  withFittingSort,
} from '@basera/roommates/contract'
import en from '../locales/en.json'
import { placePatch, placeValue } from './typed-filters.ts'

interface FieldProps {
  readonly draft: RoommateFilters
  readonly onType: (next: RoommateFilters) => void
  readonly onPick: (next: RoommateFilters) => void
}

/** Text that is not picked from the list searches preferred locations (roommates.search-location). */
export function LocationField({ draft, onType, onPick }: FieldProps) {
  const t = useSentences(en)
  return (
    <PlaceField
      label={t('roommates.filters.location')}
      placeholder={t('roommates.filters.locationPlaceholder')}
      maxLength={locationTextMax}
      value={placeValue(draft)}
      onChange={({ text, place }) => {
        if (place) onPick({ ...draft, ...placePatch(place) })
        else onType({ ...draft, location: text, place: '', point: null })
      }}
    />
  )
}

export function OrganizationField({ draft, onType }: Omit<FieldProps, 'onPick'>) {
  const t = useSentences(en)
  return (
    <Field label={t('roommates.filters.organization')}>
      {(control) => (
        <TextInput
          {...control}
          icon={<Building2Icon />}
          placeholder={t('roommates.filters.organizationPlaceholder')}
          maxLength={organizationTextMax}
          autoComplete="organization"
          value={draft.organization}
          onChange={(event) => onType({ ...draft, organization: event.target.value })}
        />
      )}
    </Field>
  )
}

/** roommates.search-sorts */
export function SortField({ draft, onPick }: Omit<FieldProps, 'onType'>) {
  const t = useSentences(en)
  const sorts = roommateSortsFor(draft)
  return (
    <Field label={t('roommates.filters.sortBy')}>
      {(control) => (
        <Select
          {...control}
          icon={<ArrowUpDownIcon />}
          value={withFittingSort(draft).sort}
          options={sorts.map((value) => ({ value, label: t(`roommates.filters.sort.${value}`) }))}
          onChange={({ target }) =>
            onPick({ ...draft, sort: sorts.find((sort) => sort === target.value) ?? draft.sort })
          }
        />
      )}
    </Field>
  )
}
