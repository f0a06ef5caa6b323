import { Combobox, type ComboboxOption, Field } from '@basera/platform/design'
import {
  Building2Icon,
  MapPinIcon,
  SearchIcon,
  SparklesIcon,
  UserRoundIcon,
} from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import {
  type RoommateFilters,
  type RoommateSuggestion,
  searchTextMax,
  suggestionsMin,
} from '@basera/roommates/contract'
import { useState } from 'react'
import { tagWords } from '../card/tag-words.ts'
import en from '../locales/en.json'
import { withKnownTag, withTypedText } from './typed-filters.ts'
import { useSuggestions } from './use-suggestions.ts'

const icons = {
  name: UserRoundIcon,
  organization: Building2Icon,
  location: MapPinIcon,
  tag: SparklesIcon,
} as const

interface SearchFieldProps {
  readonly draft: RoommateFilters
  readonly onType: (next: RoommateFilters) => void
  readonly onPick: (next: RoommateFilters) => void
}

/** Free text with suggestions (roommates.search-suggestions). */
export function SearchField({ draft, onType, onPick }: SearchFieldProps) {
  const t = useSentences(en)
  const [isTyping, setTyping] = useState(false)
  const suggestions = useSuggestions(draft.q, isTyping)
  const optionOf = ({ kind, text }: RoommateSuggestion): ComboboxOption => {
    const KindIcon = icons[kind]
    const detail = t(`roommates.filters.suggestion.${kind}`)
    return {
      id: `${kind}-${text}`,
      label: kind === 'tag' ? tagWords(text) : text,
      detail,
      icon: <KindIcon />,
    }
  }
  return (
    <Field label={t('roommates.filters.search')}>
      {(control) => (
        <Combobox
          {...control}
          icon={<SearchIcon />}
          placeholder={t('roommates.filters.searchPlaceholder')}
          value={draft.q}
          onType={(text) => {
            setTyping(true)
            onType(withTypedText(draft, text.slice(0, searchTextMax)))
          }}
          minChars={suggestionsMin}
          listLabel={t('roommates.filters.suggestions')}
          options={isTyping ? suggestions.map(optionOf) : []}
          onPick={({ label }) => {
            setTyping(false)
            onPick(withKnownTag(withTypedText(draft, label)))
          }}
          onBlur={() => setTyping(false)}
        />
      )}
    </Field>
  )
}
