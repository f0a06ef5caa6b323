import type { ChatHead, ChatNumbers, NumberChange, NumberShare, NumberState } from '@basera/chats/contract'
import { Banner, Button, buttonClass } from '@basera/platform/design'
import { PhoneIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useState } from 'react'
import { firstName, otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import css from '../visits/visits.css?inline'
import { spacedNumber } from './number-parts.ts'
import { NumberSheet } from './number-sheet.tsx'
import { useNumberChange, useNumbers } from './use-numbers.ts'

interface NumberInLogProps {
  readonly chat: ChatHead
  /** The number of a message. */
  readonly seq: number
  readonly isFirstDay: boolean
}

const sides = ['mine', 'theirs'] as const

/** The cards of both numbers, each under the message that says what changed last (chats.number-card). */
export function NumberInLog({ chat, seq, isFirstDay }: NumberInLogProps) {
  const numbers = useNumbers(chat.id)
  if (!numbers) return null
  return sides.map((whose) => {
    const { state } = numbers[whose]
    if (numbers[whose].seq !== seq || state === 'none') return null
    return <NumberCard key={whose} {...{ chat, numbers, whose, state, isFirstDay }} />
  })
}

type Agreed = Exclude<NumberState, 'none'>

/** What the card of a number says, by whose it is and how far it is agreed on. */
const numberWords = {
  mine: {
    asked: ['chats.number.mine.asked', 'chats.number.mine.asked.text'],
    offered: ['chats.number.mine.offered', 'chats.number.mine.offered.text'],
    shared: ['chats.number.mine.shared', 'chats.number.mine.shared.text'],
    ended: ['chats.number.mine.ended', 'chats.number.mine.ended.text'],
  },
  theirs: {
    asked: ['chats.number.theirs.asked', 'chats.number.theirs.asked.text'],
    offered: ['chats.number.theirs.offered', 'chats.number.theirs.offered.text'],
    shared: ['chats.number.theirs.shared', 'chats.number.withheld'],
    ended: ['chats.number.theirs.ended', 'chats.number.theirs.ended.text'],
  },
} as const satisfies Record<string, Record<Agreed, readonly [string, string]>>

interface NumberCardProps {
  readonly chat: ChatHead
  readonly state: Agreed
  readonly numbers: ChatNumbers
  readonly whose: NumberChange['whose']
  readonly isFirstDay: boolean
}

/** Not while nothing can be written to the other, but a number can be taken back. */
const canWrite = ({ other }: ChatHead) => !other.suspended && !other.former

function NumberCard({ chat, numbers, whose, state, isFirstDay }: NumberCardProps) {
  const t = useSentences(en)
  const [isSharing, setSharing] = useState(false)
  const { isBusy, failure, change } = useNumberChange(chat.id, numbers)
  const share = numbers[whose]
  const name = firstName(otherName(chat))
  const act = (action: NumberChange['action']) => () => void change(whose, action)
  const [title] = numberWords[whose][state]
  const agree = whose === 'mine' ? () => setSharing(true) : act('agree')
  return (
    <section className="visit-card" aria-label={t('chats.number.card')}>
      <style href="visits" precedence="default">
        {css}
      </style>
      <p className="visit-title">
        <PhoneIcon />
        {t(title, { name })}
      </p>
      <Words {...{ whose, share, state, name }} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Acts {...{ whose, share, isBusy, canAgree: canWrite(chat) }} onAgree={agree} act={act} />
      {isSharing && <NumberSheet chat={chat} isFirstDay={isFirstDay} onClose={() => setSharing(false)} />}
    </section>
  )
}

interface PartProps {
  readonly whose: NumberChange['whose']
  readonly share: NumberShare
}

interface WordsProps extends PartProps {
  readonly state: Agreed
  readonly name: string
}

function Words({ whose, share, state, name }: WordsProps): ReactNode {
  const t = useSentences(en)
  const number = spacedNumber(share.number ?? '')
  if (share.declined) return <p className="visit-small">{t('chats.number.saidNotNow', { name })}</p>
  const [, text] = numberWords[whose][state]
  const isToCall = whose === 'theirs' && state === 'shared' && share.number
  if (!isToCall) return <p className="visit-small">{t(text, { name, number })}</p>
  return (
    <a className={buttonClass({ block: true })} href={`tel:${share.number}`}>
      {t('chats.number.call', { number })}
    </a>
  )
}

interface ActsProps extends PartProps {
  readonly isBusy: boolean
  readonly canAgree: boolean
  readonly onAgree: () => void
  readonly act: (action: NumberChange['action']) => () => void
}

function Acts({ whose, share: { state, declined }, isBusy, canAgree, onAgree, act }: ActsProps) {
  const t = useSentences(en)
  const isMine = whose === 'mine'
  const toDecide = state === (isMine ? 'asked' : 'offered')
  const canEnd = isMine ? state === 'offered' || state === 'shared' : state === 'asked'
  if (!canEnd && !(toDecide && canAgree)) return null
  return (
    <div className="visit-actions">
      {canEnd && (
        <Button size="s" disabled={isBusy} onClick={act('end')}>
          {t(isMine ? 'chats.number.takeBack' : 'chats.number.askNoMore')}
        </Button>
      )}
      {toDecide && !declined && (
        <Button size="s" disabled={isBusy} onClick={act('not_now')}>
          {t('chats.number.notNow')}
        </Button>
      )}
      {toDecide && (
        <Button size="s" look="primary" disabled={isBusy} onClick={onAgree}>
          {t(isMine ? 'chats.number.shareNow' : 'chats.number.see')}
        </Button>
      )}
    </div>
  )
}
