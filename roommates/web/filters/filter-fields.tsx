import { lifestyleTags } from '@basera/accounts/contract'
import { radiusOptionsKm } from '@basera/places/contract'
import { Chip, Field, RupeeInput, Segmented } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { RoommateFilters } from '@basera/roommates/contract'
import { tagWords } from '../card/tag-words.ts'
import en from '../locales/en.json'
import { toggled } from './typed-filters.ts'

interface FilterFieldsProps {
  readonly draft: RoommateFilters
  readonly onType: (next: RoommateFilters) => void
  readonly onPick: (next: RoommateFilters) => void
  readonly onBudgetsLeft?: () => void
}

/** "More Filters" (roommates.search-filters). */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <>
      <BudgetFields {...props} />
      <GenderField {...props} />
      {props.draft.point && <RadiusField {...props} />}
      <LifestyleField {...props} />
      <ProofField {...props} />
    </>
  )
}

function BudgetFields({ draft, onType, onBudgetsLeft }: FilterFieldsProps) {
  const t = useSentences(en)
  const sums = [
    ['minBudget', 'roommates.filters.min'],
    ['maxBudget', 'roommates.filters.max'],
  ] as const
  return (
    <fieldset>
      <legend className="label">{t('roommates.filters.budget')}</legend>
      <div className="browse-budgets">
        {sums.map(([name, label]) => (
          <Field key={name} label={t(label)}>
            {(control) => (
              <RupeeInput
                {...control}
                value={draft[name]}
                onChange={(sum) => onType({ ...draft, [name]: sum })}
                {...(onBudgetsLeft && { onBlur: onBudgetsLeft })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

// Nobody looks for "Prefers not to say".
const offered = ['any', 'male', 'female', 'other'] as const

function GenderField({ draft, onPick }: FilterFieldsProps) {
  const t = useSentences(en)
  return (
    <Field as="group" label={t('roommates.filters.gender')}>
      {(control) => (
        <Segmented
          {...control}
          value={draft.gender}
          onChange={(gender) => onPick({ ...draft, gender })}
          options={offered.map((value) => ({ value, label: t(`roommates.filters.gender.${value}`) }))}
        />
      )}
    </Field>
  )
}

function RadiusField({ draft, onPick }: FilterFieldsProps) {
  const t = useSentences(en)
  const pick = (value: string) => {
    const radiusKm = radiusOptionsKm.find((km) => String(km) === value)
    if (radiusKm) onPick({ ...draft, radiusKm })
  }
  return (
    <Field as="group" label={t('roommates.filters.radius')}>
      {(control) => (
        <Segmented
          {...control}
          value={String(draft.radiusKm)}
          onChange={pick}
          options={radiusOptionsKm
            .map(String)
            .map((km) => ({ value: km, label: km, small: t('roommates.filters.km') }))}
        />
      )}
    </Field>
  )
}

const proofs = ['photoChecked', 'workProven'] as const

function ProofField({ draft, onPick }: FilterFieldsProps) {
  const t = useSentences(en)
  return (
    <Field as="group" label={t('roommates.filters.proofs')}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label
        <div role="group" {...control} className="browse-tags">
          {proofs.map((proof) => (
            <Chip
              key={proof}
              pressed={draft[proof]}
              onClick={() => onPick({ ...draft, [proof]: !draft[proof] })}
            >
              {t(`roommates.filters.proofs.${proof}`)}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  )
}

/** Tags for everybody, and others of the address. */
function LifestyleField({ draft, onPick }: FilterFieldsProps) {
  const t = useSentences(en)
  const known: readonly string[] = lifestyleTags
  const tags = [...known, ...draft.tags.filter((tag) => !known.includes(tag))]
  return (
    <Field as="group" label={t('roommates.filters.lifestyle')}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label
        <div role="group" {...control} className="browse-tags">
          {tags.map((tag) => (
            <Chip
              key={tag}
              pressed={draft.tags.includes(tag)}
              onClick={() => onPick({ ...draft, tags: toggled(draft.tags, tag) })}
            >
              {tagWords(tag)}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  )
}
