import { Checkbox, Field, MoneyRange, Segmented } from '@basera/platform/design'
import { CigaretteIcon, PawPrintIcon, WifiIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type RadiusKm, type RoomFilters, radiusOptionsKm, roomGenders } from '@basera/rooms/contract'
import en from '../../locales/en.json'

interface FilterFieldsProps {
  readonly draft: RoomFilters
  readonly onDraft: (patch: Partial<RoomFilters>) => void
  readonly onPick: (patch: Partial<RoomFilters>) => void
  readonly onRentsSettled?: () => void
}

/** Upper end of the rent slider, in ₹ a month; the inputs take any sum. */
const RENT_CEILING = 50_000
const RENT_STEP = 500

/** The fields of "More Filters" (rooms.search-filters). */
export function FilterFields({ draft, onDraft, onPick, onRentsSettled }: FilterFieldsProps) {
  const t = useSentences(en)
  const genderWords = {
    any: t('rooms.search.gender.any'),
    male: t('rooms.search.gender.male'),
    female: t('rooms.search.gender.female'),
  }
  return (
    <>
      <fieldset onPointerUp={onRentsSettled} onBlur={onRentsSettled}>
        <legend className="label">{t('rooms.search.monthlyRent')}</legend>
        <MoneyRange
          value={{ from: draft.minRent, to: draft.maxRent }}
          onChange={({ from, to }) => onDraft({ minRent: from, maxRent: to })}
          floor={0}
          ceiling={RENT_CEILING}
          step={RENT_STEP}
          fromLabel={t('rooms.search.minRent')}
          toLabel={t('rooms.search.maxRent')}
          fromName="min_rent"
          toName="max_rent"
        />
      </fieldset>
      <Field as="group" label={t('rooms.search.gender')}>
        {(control) => (
          <Segmented
            {...control}
            name="gender"
            value={draft.gender}
            onChange={(gender) => onPick({ gender })}
            options={roomGenders.map((value) => ({ value, label: genderWords[value] }))}
          />
        )}
      </Field>
      {draft.point && <RadiusField radiusKm={draft.radiusKm} onPick={onPick} />}
      <Amenities draft={draft} onPick={onPick} />
    </>
  )
}

function RadiusField({ radiusKm, onPick }: { radiusKm: RadiusKm } & Pick<FilterFieldsProps, 'onPick'>) {
  const t = useSentences(en)
  const pick = (value: string) => {
    const picked = radiusOptionsKm.find((km) => String(km) === value)
    if (picked) onPick({ radiusKm: picked })
  }
  return (
    <Field as="group" label={t('rooms.search.radius')}>
      {(control) => (
        <Segmented
          {...control}
          name="radius_km"
          value={String(radiusKm)}
          onChange={pick}
          options={radiusOptionsKm
            .map(String)
            .map((km) => ({ value: km, label: km, small: t('rooms.search.km') }))}
        />
      )}
    </Field>
  )
}

const amenities = [
  ['wifi', WifiIcon],
  ['pets', PawPrintIcon],
  ['smoking', CigaretteIcon],
] as const

function Amenities({ draft, onPick }: Pick<FilterFieldsProps, 'draft' | 'onPick'>) {
  const t = useSentences(en)
  return (
    <div>
      {amenities.map(([flag, AmenityIcon]) => (
        <Checkbox
          key={flag}
          name={flag}
          value="true"
          label={t(`rooms.search.flag.${flag}`)}
          icon={<AmenityIcon />}
          checked={draft[flag]}
          onChange={(event) => onPick({ [flag]: event.target.checked })}
        />
      ))}
    </div>
  )
}
