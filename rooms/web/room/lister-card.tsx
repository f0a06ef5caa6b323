import { MessageCircleIcon } from '@basera/platform/design/icons'
import { lazyPart, rupees, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { Suspense, useContext, useEffect } from 'react'
import en from '../locales/en.json'
import { ContactButton } from './contact-button.tsx'
import { ContactSlot } from './contact-slot.ts'
import { ListerFacts, SafetyNote } from './islands.ts'
import type { Contact } from './use-contact.tsx'
import { WhenNear } from './when-near.tsx'

const OwnerActions = lazyPart(() =>
  import('./owner-actions.tsx').then((module) => ({ default: module.OwnerActions })),
)

interface ListerCardProps {
  readonly room: Room
  readonly isOwner: boolean
  readonly contact: Contact
}

/** The lister, the contact button and safety advice. */
export function ListerCard({ room, isOwner, contact }: ListerCardProps) {
  const t = useSentences(en)
  const slot = useContext(ContactSlot)
  return (
    <aside className="lg:sticky lg:top-[calc(var(--bar-top)+24px)]">
      <div className="panel">
        <ListerFacts lister={room.lister} />
        {isOwner ? (
          <Suspense fallback={<div className="h-45.5" />}>
            <OwnerActions roomId={room.id} />
          </Suspense>
        ) : (
          room.status === 'live' && (
            <>
              <ContactButton
                contact={contact}
                size="l"
                block
                icon={<MessageCircleIcon />}
                className="mt-4.5"
              />
              <p className="mt-2.5 text-center text-small text-ink-3">
                {contact.chat?.wrote ?? t('rooms.room.free')}
              </p>
              {slot && <WhenNear room={room} load={slot.loadAnswerTime} />}
            </>
          )
        )}
      </div>
      <SafetyNote className="mt-4" />
    </aside>
  )
}

/** Rent and Contact Lister, fixed above the bottom bar on phones. */
export function ContactBar({ room, contact }: { readonly room: Room; readonly contact: Contact }) {
  const t = useSentences(en)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--above', '4.375rem')
    return () => void style.removeProperty('--above')
  }, [])
  return (
    <div className="at-foot @container border-t border-line bg-surface py-2.5 lg:hidden print:hidden">
      <div className={rentAndButton}>
        <p className="min-w-0 wrap-normal">
          <span className="rent">
            {rupees(room.rent)} <span>{t('rooms.room.perMonth')}</span>
          </span>
          <span className="block text-micro text-ink-3 @max-[17rem]:hidden">
            {contact.chat?.wrote ?? t('rooms.room.free')}
          </span>
        </p>
        <ContactButton contact={contact} />
      </div>
    </div>
  )
}

/** One below the other where letters are large. */
const rentAndButton =
  'flex items-center justify-between gap-4 @max-[17rem]:flex-col @max-[17rem]:items-stretch @max-[17rem]:gap-2'
