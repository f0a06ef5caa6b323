import { useSentences } from '@basera/platform/web'
import {
  householdKinds,
  type RoomChoice,
  type RoomChoiceOf,
  type RoomFilters,
  roomChoices,
} from '@basera/rooms/contract'
import { choiceWords, factLabel, householdWords } from '../../facts/fact-words.ts'
import en from '../../locales/en.json'
import { choiceFilters, comfortFilters, listingFilters } from '../filter-names.ts'
import { ChipGroup } from './chip-group.tsx'
import type { FilterFieldsProps } from './filter-fields.tsx'
import { SumFilters } from './sum-filters.tsx'
import { TermFilters } from './term-filters.tsx'

/** The filters on what a room may say of itself and its home (rooms.search-filters). */
export default function FactFilters(props: FilterFieldsProps) {
  const { draft, facets, onPick } = props
  const t = useSentences(en)
  return (
    <>
      {choiceFilters.map(([name, fact]) => (
        <ChipGroup<string>
          key={name}
          label={factLabel(fact)}
          options={optionsOf(fact)}
          chosen={draft[name]}
          counts={facets?.counts[fact]}
          isAtLeast={!facets?.counts_are_exact}
          onChange={(chosen) => onPick({ [name]: chosen })}
        />
      ))}
      <FlagChips
        {...props}
        label={t('rooms.search.lister')}
        flags={listingFilters}
        wordsOf={(name) => t(`rooms.search.flag.${name}`)}
      />
      <FlagChips
        {...props}
        label={t('rooms.search.comforts')}
        flags={comfortFilters}
        wordsOf={(_, fact) => factLabel(fact)}
      />
      <ChipGroup
        label={factLabel('household')}
        options={householdKinds.map((value) => ({ value, label: householdWords(value) }))}
        chosen={draft.households}
        counts={facets?.counts.household}
        isAtLeast={!facets?.counts_are_exact}
        onChange={(households) => onPick({ households })}
      />
      <SumFilters {...props} />
      <TermFilters {...props} />
    </>
  )
}

const optionsOf = (fact: RoomChoice) =>
  (roomChoices[fact] as readonly RoomChoiceOf<RoomChoice>[]).map((value) => ({
    value,
    label: choiceWords(fact, value),
  }))

interface FlagChipsProps<Name extends keyof RoomFilters, Param extends string> extends FilterFieldsProps {
  readonly label: string
  readonly flags: readonly (readonly [Name, Param])[]
  readonly wordsOf: (name: Name, param: Param) => string
}

function FlagChips<Name extends keyof RoomFilters & string, Param extends string>({
  draft,
  facets,
  label,
  flags,
  wordsOf,
  onPick,
}: FlagChipsProps<Name, Param>) {
  const counts = flags.map(([name, param]) => [name, facets?.counts[param]?.true ?? 0] as const)
  return (
    <ChipGroup<Name>
      label={label}
      options={flags.map(([value, param]) => ({ value, label: wordsOf(value, param) }))}
      chosen={flags.map(([name]) => name).filter((name) => draft[name])}
      counts={facets ? Object.fromEntries(counts) : undefined}
      isAtLeast={!facets?.counts_are_exact}
      onChange={(chosen) => onPick(Object.fromEntries(flags.map(([name]) => [name, chosen.includes(name)])))}
    />
  )
}
