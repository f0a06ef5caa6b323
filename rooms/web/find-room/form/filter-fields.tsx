import { Checkbox, Field, MoneyRange, RupeeInput, Segmented } from '@basera/platform/design'
import { CigaretteIcon, PawPrintIcon, WifiIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import {
  histogramBars,
  histogramStep,
  type RadiusKm,
  type RoomFacets,
  type RoomFilters,
  radiusOptionsKm,
  roomGenders,
} from '@basera/rooms/contract'
import { Suspense, useEffect, useState } from 'react'
import en from '../../locales/en.json'

const FactFilters = lazyPart(() => import('./fact-filters.tsx'))

export interface FilterFieldsProps {
  readonly draft: RoomFilters
  readonly today: string
  readonly facets: RoomFacets | null
  readonly onDraft: (patch: Partial<RoomFilters>) => void
  readonly onPick: (patch: Partial<RoomFilters>) => void
  readonly onSumsSettled?: () => void
}

/** Upper end of the rent slider, in ₹ a month; the inputs take any sum. */
const rentCeiling = histogramStep * histogramBars
const rentStep = 500

/** Rooms by rent, in the bars of the slider; the last bar has all that are dearer. */
function barsOf(facets: RoomFacets | null): readonly number[] {
  const bars = Array.from({ length: histogramBars }, () => 0)
  for (const { from, count } of facets?.rent_histogram ?? []) {
    const bar = Math.min(Math.floor(from / histogramStep), histogramBars - 1)
    bars[bar] = (bars[bar] ?? 0) + count
  }
  return bars
}

/** The fields of "More Filters" (rooms.search-filters). */
export function FilterFields(props: FilterFieldsProps) {
  const { draft, onPick } = props
  const t = useSentences(en)
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const genderWords = {
    any: t('rooms.search.gender.any'),
    male: t('rooms.search.gender.male'),
    female: t('rooms.search.gender.female'),
  }
  return (
    <>
      <SumFields {...props} />
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
      {/* Their code is not part of the first load, and without script they are left out. */}
      {isInBrowser && (
        <Suspense>
          <FactFilters {...props} />
        </Suspense>
      )}
    </>
  )
}

function SumFields({ draft, facets, onDraft, onSumsSettled }: FilterFieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <fieldset onPointerUp={onSumsSettled} onBlur={onSumsSettled}>
        <legend className="label">{t('rooms.search.monthlyRent')}</legend>
        <MoneyRange
          value={{ from: draft.minRent, to: draft.maxRent }}
          onChange={({ from, to }) => onDraft({ minRent: from, maxRent: to })}
          floor={0}
          ceiling={rentCeiling}
          step={rentStep}
          counts={barsOf(facets)}
          fromLabel={t('rooms.search.minRent')}
          toLabel={t('rooms.search.maxRent')}
          fromName="min_rent"
          toName="max_rent"
        />
      </fieldset>
      <Field label={t('rooms.search.maxTotal')} hint={t('rooms.search.maxTotalHint')}>
        {(control) => (
          <RupeeInput
            {...control}
            onBlur={onSumsSettled}
            name="max_total"
            value={draft.maxTotal}
            onChange={(maxTotal) => onDraft({ maxTotal })}
          />
        )}
      </Field>
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
