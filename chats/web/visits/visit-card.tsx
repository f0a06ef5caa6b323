import type { Visit } from '@basera/chats/contract'
import { Banner, Button } from '@basera/platform/design'
import { ClockIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../locales/en.json'
import { AcceptSheet } from './accept-sheet.tsx'
import { AgreedVisit } from './agreed-visit.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { PastVisit } from './past-visit.tsx'
import { useSheetTaken, useVisitChange } from './use-visits.ts'
import { CalendarFile, nameIn, type VisitCardProps } from './visit-parts.tsx'
import { visitDate } from './visit-times.ts'
import css from './visits.css?inline'

/** A visit with what the reader can do about it; the same for both, live (chats.visit-card). */
export function VisitCard(props: VisitCardProps) {
  const t = useSentences(en)
  const { visit, head } = props
  return (
    <>
      <style href="visits" precedence="default">
        {css}
      </style>
      <section className="visit-card" aria-label={head ? undefined : t('chats.visit.card')}>
        {head}
        <Body {...props} />
        <Unlisted visit={visit} />
        {visit.state === 'cancelled' && <Cancelled visit={visit} />}
      </section>
    </>
  )
}

function Body(props: VisitCardProps) {
  const { visit } = props
  const { starts_at: startsAt } = visit
  switch (visit.state) {
    case 'offered':
      return <Offered {...props} />
    case 'accepted':
      return startsAt ? <AgreedVisit {...props} startsAt={startsAt} /> : null
    case 'changed':
      return startsAt ? (
        <>
          <AgreedVisit {...props} startsAt={startsAt} />
          <Offered {...props} />
        </>
      ) : null
    case 'past':
      return <PastVisit visit={visit} />
    case 'cancelled':
      return null
  }
}

function Unlisted({ visit }: Pick<VisitCardProps, 'visit'>) {
  const t = useSentences(en)
  const isComing = visit.state === 'accepted' || visit.state === 'changed' || visit.state === 'offered'
  if (isComing && visit.other.suspended)
    return <p className="visit-small mt-2">{t('chats.visit.suspended')}</p>
  if (visit.room_listed || !isComing) return null
  const name = nameIn(visit, t('chats.someone'))
  return <p className="visit-small mt-2">{t(`chats.visit.unlisted.${visit.role}` as const, { name })}</p>
}

function Cancelled({ visit }: Pick<VisitCardProps, 'visit'>) {
  const t = useSentences(en)
  return (
    <>
      <p className="visit-title">{t('chats.visit.cancelled')}</p>
      {visit.starts_at && (
        <div className="visit-actions">
          <CalendarFile visit={visit} words={t('chats.visit.calendar.remove')} />
        </div>
      )}
    </>
  )
}

function Offered({ visit, address }: VisitCardProps) {
  const t = useSentences(en)
  const [isOffering, setOffering] = useState(false)
  const [slot, setSlot] = useState<string>()
  useSheetTaken(isOffering || slot !== undefined)
  const { isBusy, failure, change } = useVisitChange(visit)
  const name = nameIn(visit, t('chats.someone'))
  const n = visit.slots.length
  const isLister = visit.role === 'lister'
  const take = (at: string) => (isLister ? setSlot(at) : void change({ action: 'accept', starts_at: at }))
  const isMove = visit.state === 'changed'
  const isFixed = visit.mine || visit.other.suspended
  return (
    <>
      <p className="visit-title">
        <ClockIcon />
        {t(titleOf(visit), { name, n })}
      </p>
      <ul className="visit-slots">
        {visit.slots.map((at) => (
          <li key={at}>
            {isFixed ? (
              <SlotText at={at} />
            ) : (
              <button type="button" className="visit-slot" disabled={isBusy} onClick={() => take(at)}>
                <SlotText at={at} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!visit.other.suspended && (
        <div className="visit-actions">
          <Button size="s" aria-haspopup="dialog" onClick={() => setOffering(true)}>
            {t(visit.mine ? 'chats.visit.changeTimes' : 'chats.visit.others')}
          </Button>
          <Button
            size="s"
            look="quiet"
            disabled={isBusy}
            onClick={() => void change({ action: isMove ? 'keep' : 'cancel' })}
          >
            {t(visit.mine ? 'chats.visit.takeBack' : isMove ? 'chats.visit.keep' : 'chats.visit.decline')}
          </Button>
        </div>
      )}
      {slot && (
        <AcceptSheet visit={visit} slot={slot} {...{ name, address }} onClose={() => setSlot(undefined)} />
      )}
      {isOffering && (
        <OfferSheet
          {...{ visit, name, isLister, address, chatId: visit.chat_id }}
          onClose={() => setOffering(false)}
        />
      )}
    </>
  )
}

function titleOf({ mine, state }: Visit) {
  if (state === 'changed') return mine ? 'chats.visit.youAskMove' : 'chats.visit.asksMove'
  return mine ? 'chats.visit.youOffer' : 'chats.visit.offers'
}

function SlotText({ at }: { readonly at: string }) {
  const { weekday, day, month, time } = visitDate(at)
  return (
    <time dateTime={at} className="visit-slot-text">
      <span>
        {weekday} {day} {month}
      </span>
      <span>{time}</span>
    </time>
  )
}
