import { locale, longDate, rupees, sentencesOf } from '@basera/platform/web'
import type { GroupCard, GroupMember } from '@basera/roommates/contract'
import en from '../locales/en.json'

const t = sentencesOf(en)

const list = new Intl.ListFormat(locale)

export const memberName = ({ name }: GroupMember): string => name ?? t('roommates.card.someone')

/** "Rohan, Meera and Kabir" */
export const memberNames = ({ members }: Pick<GroupCard, 'members'>): string =>
  list.format(members.map(memberName))

export const moveInWords = ({ move_in: day }: Pick<GroupCard, 'move_in'>): string =>
  day ? t('roommates.group.from', { day: longDate(day) }) : t('roommates.group.anyTime')

/** Together for a home, each for a person; null where nobody gave a budget (roommates.group-budget). */
export function budgetWords({ budget, seeks, members }: GroupCard): string | null {
  if (!budget) return null
  const { total, least, most, given } = budget
  const sum =
    seeks === 'home'
      ? t('roommates.group.together', { sum: rupees(total) })
      : least === most
        ? t('roommates.group.each', { sum: rupees(least) })
        : t('roommates.group.eachRange', { least: rupees(least), most: rupees(most) })
  return given === members.length ? sum : t('roommates.group.given', { sum, n: given, of: members.length })
}
