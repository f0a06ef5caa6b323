import { Button, buttonClass } from '@basera/platform/design'
import { UserRoundIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../locales/en.json'
import { AcceptSheet } from './accept-sheet.tsx'
import { CancelSheet } from './cancel-sheet.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { TrustSheet } from './trust-sheet.tsx'
import { useSheetTaken } from './use-visits.ts'
import { CalendarFile, ClashNote, nameIn, type VisitCardProps, VisitDay } from './visit-parts.tsx'
import { googleCalendarAddress, visitDate } from './visit-times.ts'

interface AgreedVisitProps extends VisitCardProps {
  readonly startsAt: string
}

type Sheet = 'move' | 'trust' | 'address' | 'cancel'

/** An accepted visit: time, address, calendar, the link for somebody trusted, and ways to move or cancel it. */
export function AgreedVisit(props: AgreedVisitProps) {
  const t = useSentences(en)
  const { visit, startsAt, clash = null } = props
  const [sheet, setSheet] = useState<Sheet>()
  useSheetTaken(sheet !== undefined)
  const name = nameIn(visit, t('chats.someone'))
  const where = visit.visit_address ?? visit.area
  const isLister = visit.role === 'lister'
  const isFixed = visit.other.suspended
  const summary = t('chats.visit.calendar.summary', { room: visit.room_title })
  return (
    <>
      <div className="visit-when">
        <VisitDay at={startsAt} />
        <div>
          <p className="visit-title">{t('chats.visit.accepted', { time: visitDate(startsAt).time })}</p>
          <p lang={langOf(where)}>{where}</p>
          <ClashNote clash={clash} />
        </div>
      </div>
      <div className="visit-actions">
        <CalendarFile visit={visit} words={t('chats.visit.calendar')} />
        <a
          className={buttonClass({ size: 's' })}
          href={googleCalendarAddress(visit, summary, startsAt)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('chats.visit.google')}
        </a>
        <Button size="s" icon={<UserRoundIcon />} aria-haspopup="dialog" onClick={() => setSheet('trust')}>
          {t(visit.shared ? 'chats.visit.trust.shared' : 'chats.visit.trust.tell')}
        </Button>
        {isLister && !isFixed && (
          <Button size="s" aria-haspopup="dialog" onClick={() => setSheet('address')}>
            {t(visit.visit_address ? 'chats.visit.address.change' : 'chats.visit.address.add')}
          </Button>
        )}
        {visit.state === 'accepted' && !isFixed && (
          <Button size="s" look="quiet" aria-haspopup="dialog" onClick={() => setSheet('move')}>
            {t('chats.visit.reschedule')}
          </Button>
        )}
        {!isFixed && (
          <Button size="s" look="quiet" aria-haspopup="dialog" onClick={() => setSheet('cancel')}>
            {t('chats.visit.cancel')}
          </Button>
        )}
      </div>
      <OpenSheet {...props} {...{ sheet, name, isLister }} onClose={() => setSheet(undefined)} />
    </>
  )
}

interface OpenSheetProps extends AgreedVisitProps {
  readonly sheet: Sheet | undefined
  readonly name: string
  readonly isLister: boolean
  readonly onClose: () => void
}

function OpenSheet({ sheet, visit, startsAt, address, name, isLister, onClose }: OpenSheetProps) {
  const shared = { visit, name, onClose }
  const known = visit.visit_address ?? address
  switch (sheet) {
    case 'move':
      return <OfferSheet {...shared} {...{ isLister, address: known, chatId: visit.chat_id }} />
    case 'trust':
      return <TrustSheet {...shared} {...{ startsAt, isLister }} />
    case 'address':
      return <AcceptSheet {...shared} slot={undefined} address={known} />
    case 'cancel':
      return <CancelSheet {...shared} />
    case undefined:
      return null
  }
}
