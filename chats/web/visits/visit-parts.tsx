import type { ListedVisit, Visit } from '@basera/chats/contract'
import { Badge } from '@basera/platform/design'
import { CalendarIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from '../locales/en.json'
import { visitDate } from './visit-times.ts'

export interface VisitCardProps {
  readonly visit: Visit
  /** What the lister last wrote for a visit to the room. */
  readonly address: string | null
  readonly clash?: ListedVisit['clash']
  /** Above the card: the room where it is not known from the page. */
  readonly head?: ReactNode
}

/** First name, for sentences. */
export const nameIn = (visit: Visit, someone: string): string =>
  visit.other.full_name?.split(' ')[0] || someone

/** The day as a leaf of a calendar. */
export function VisitDay({ at, isPast = false }: { readonly at: string; readonly isPast?: boolean }) {
  const { weekday, day, month } = visitDate(at)
  return (
    <span className={isPast ? 'visit-day is-past' : 'visit-day'}>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </span>
  )
}

/** chats.visit-clash */
export function ClashNote({ clash }: { readonly clash: ListedVisit['clash'] }) {
  const t = useSentences(en)
  if (!clash) return null
  const { minutes, km } = clash
  return (
    <Badge tone="accent" icon={<CalendarIcon />}>
      {km === null ? t('chats.visit.clash', { minutes }) : t('chats.visit.clashFar', { minutes, km })}
    </Badge>
  )
}
