import {
  BathIcon,
  BedDoubleIcon,
  CheckIcon,
  ClockIcon,
  type Icon,
  KeyRoundIcon,
  SofaIcon,
  UsersRoundIcon,
  UtensilsIcon,
  XIcon,
} from '@basera/platform/design/icons'
import { sentencesOf } from '@basera/platform/web'
import { type Room, type RoomChoice, type RoomFact, roomComforts } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { choiceWords, factLabel, householdWords } from './fact-words.ts'

const t = sentencesOf(en)

export interface SaidFact {
  readonly Icon: Icon
  readonly name: string
  readonly words: string
}

type Facts = Pick<Room, RoomFact>

const choicesOf = (room: Pick<Room, RoomChoice>, ...names: readonly RoomChoice[]): string =>
  names
    .flatMap((name) => {
      const value = room[name]
      return value === null ? [] : [choiceWords(name, value)]
    })
    .join(', ')

const comfortsOf = (room: Facts, isThere: boolean): string =>
  roomComforts
    .filter((name) => name !== 'guests_allowed' && room[name] === isThere)
    .map(factLabel)
    .join(', ')

const householdOf = ({ household }: Facts): string =>
  (household ?? [])
    .map(({ kind, count }) => t('rooms.room.householdOf', { kind: householdWords(kind), count }))
    .join(', ')

function guestsOf({ guests_allowed: allowed }: Facts): string {
  if (allowed === null) return ''
  return t(allowed ? 'rooms.room.guestsYes' : 'rooms.room.guestsNo')
}

/** The facts that a lister said, and no others (rooms.said-facts). */
export function saidFacts(room: Facts): readonly SaidFact[] {
  const facts: readonly SaidFact[] = [
    { Icon: BedDoubleIcon, name: factLabel('home_type'), words: choicesOf(room, 'home_type', 'layout') },
    { Icon: SofaIcon, name: factLabel('furnishing'), words: choicesOf(room, 'furnishing') },
    { Icon: BathIcon, name: factLabel('bathroom'), words: choicesOf(room, 'bathroom') },
    { Icon: UtensilsIcon, name: factLabel('meals'), words: choicesOf(room, 'meals', 'kitchen') },
    { Icon: UsersRoundIcon, name: factLabel('household'), words: householdOf(room) },
    { Icon: KeyRoundIcon, name: factLabel('posted_by'), words: choicesOf(room, 'posted_by') },
    {
      Icon: ClockIcon,
      name: t('rooms.room.gate'),
      words: room.gate_closes_at ? t('rooms.room.gateAt', { time: room.gate_closes_at }) : '',
    },
    { Icon: UsersRoundIcon, name: t('rooms.room.guests'), words: guestsOf(room) },
    { Icon: CheckIcon, name: t('rooms.room.has'), words: comfortsOf(room, true) },
    { Icon: XIcon, name: t('rooms.room.lacks'), words: comfortsOf(room, false) },
  ]
  return facts.filter(({ words }) => words !== '')
}
