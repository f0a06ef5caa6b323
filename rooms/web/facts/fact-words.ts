import { sentencesOf } from '@basera/platform/web'
import type { HouseholdKind, RoomChoice, RoomChoiceOf, RoomComfort } from '@basera/rooms/contract'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** "Home type", "AC". */
export const factLabel = (name: RoomChoice | RoomComfort | 'household'): string => t(`rooms.fact.${name}`)

type AnyChoice = RoomChoiceOf<RoomChoice>

type ChoiceKey = { [Name in RoomChoice]: `rooms.fact.${Name}.${RoomChoiceOf<Name>}` }[RoomChoice]

/** "Private room", "2 BHK". */
export const choiceWords = (name: RoomChoice, value: AnyChoice): string =>
  t(`rooms.fact.${name}.${value}` as ChoiceKey)

export const householdWords = (kind: HouseholdKind): string => t(`rooms.fact.household.${kind}`)

/** "22:00" as "10 pm". */
export const hourWords = (time: string): string =>
  t('rooms.fact.hour', { hour: Number(time.slice(0, 2)) - 12 })
