import type { ListedVisit, Visit } from '@basera/chats/contract'
import { Badge, Banner, Button } from '@basera/platform/design'
import { CalendarIcon } from '@basera/platform/design/icons'
import { saveFile, useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from '../locales/en.json'
import { useAct } from './use-visits.ts'
import { visitDate } from './visit-times.ts'

export interface VisitCardProps {
  readonly visit: Visit
  /** What the lister last wrote for a visit to the room. */
  readonly address: string | null
  readonly clash?: ListedVisit['clash']
  /** Above the card: the room where it is not known from the page. */
  readonly head?: ReactNode
}

export const nameIn = (visit: Visit, someone: string): string =>
  visit.other.full_name?.split(' ')[0] || someone

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

/** Saves the visit for a calendar, or what takes it out of one (chats.visit-calendar). */
export function CalendarFile({ visit, words }: { readonly visit: Visit; readonly words: string }) {
  const { isBusy, failure, act } = useAct()
  return (
    <>
      <Button
        size="s"
        icon={<CalendarIcon />}
        busy={isBusy}
        onClick={() => void act(() => saveFile(`/api/visits/${visit.id}.ics`, 'visit.ics'))}
      >
        {words}
      </Button>
      {failure && <Banner tone="danger">{failure}</Banner>}
    </>
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
