import type { ChatHead } from '@basera/chats/contract'
import { Button } from '@basera/platform/design'
import { CalendarIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { firstName, otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { OfferSheet } from './offer-sheet.tsx'
import { useChatVisits } from './use-visits.ts'
import css from './visits.css?inline'

/** Above the box of a chat about a room: offer times for a visit, or see the visits there are. */
export function VisitBar({ chat }: { readonly chat: ChatHead }) {
  const t = useSentences(en)
  const { data } = useChatVisits(chat.id)
  const [isOffering, setOffering] = useState(false)
  const { role, items = [] } = data ?? {}
  if (!role) return null
  const hasOne = items.some(({ state }) => state !== 'cancelled' && state !== 'past')
  const name = firstName(otherName(chat))
  return (
    <div className="visit-bar">
      <style href="visits" precedence="default">
        {css}
      </style>
      {hasOne ? null : (
        <Button size="s" icon={<CalendarIcon />} aria-haspopup="dialog" onClick={() => setOffering(true)}>
          {t('chats.visit.offer')}
        </Button>
      )}
      {items.length > 0 && (
        <Link className="link" to="/visits">
          {t('chats.visits.all')}
        </Link>
      )}
      {isOffering && (
        <OfferSheet
          {...{ name, chatId: chat.id, visit: undefined, isLister: role === 'lister' }}
          address={data?.visit_address ?? null}
          onClose={() => setOffering(false)}
        />
      )}
    </div>
  )
}
