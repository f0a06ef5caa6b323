import { Badge, cx } from '@basera/platform/design'
import { rupees, sentencesOf, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../locales/en.json'
import { codeText, dayText, timeText, Words } from './console-parts.tsx'

type Content = Readonly<Record<string, unknown>>

interface SeenMessage {
  readonly id: string
  readonly sender_id: string
  readonly content: string
  readonly created_at: string
  readonly warning_kind: string | null
}

const isMessage = (value: unknown): value is SeenMessage =>
  typeof value === 'object' && value !== null && 'sender_id' in value && 'content' in value

const messagesOf = ({ messages }: Content): readonly SeenMessage[] =>
  Array.isArray(messages) ? messages.filter(isMessage) : []

const sums = new Set(['rent', 'deposit', 'brokerage', 'bills_estimate', 'maintenance', 'painting_charge'])
/** Chosen from lists, and kept as codes such as `private_room`; everything else is what people wrote. */
const codes = new Set([
  ...['home_type', 'layout', 'furnishing', 'bathroom', 'meals', 'kitchen', 'kind', 'posted_by', 'status'],
  ...['gender', 'gender_preference', 'roommate_gender_preference'],
])
/** What tells a moderator nothing, and what is shown in other ways. */
const isLeftOut = (name: string) => /(^|_)(id|url|seq|messages)$/.test(name)
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const t = sentencesOf(en)

/** A fact of a snapshot in words. */
export function valueText(name: string, value: unknown): string {
  if (typeof value === 'number' && sums.has(name)) return rupees(value)
  if (isTime(value)) return timeText(value)
  if (isDay(value)) return dayText(value)
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(', ')
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([inner, one]) => valueText(inner, one))
      .filter(Boolean)
      .join(' · ')
  if (typeof value === 'boolean') return t(value ? 'trust.console.yes' : 'trust.console.no')
  if (value === null || value === undefined) return ''
  return codes.has(name) && typeof value === 'string' ? codeText(value.replaceAll('-', '_')) : String(value)
}

/** Names and values of facts: those of yes or no together, as a room has twenty of them. */
export function factsOf(content: Content): readonly (readonly [string, string])[] {
  const facts = Object.entries(content).filter(([name]) => !isLeftOut(name))
  const namesOf = (said: boolean) =>
    facts
      .filter(([, value]) => value === said)
      .map(([name]) => codeText(name))
      .join(', ')
  const shown = [
    ...facts
      .filter(([, value]) => typeof value !== 'boolean')
      .map(([name, value]) => [codeText(name), valueText(name, value)] as const),
    [t('trust.console.yes'), namesOf(true)] as const,
    [t('trust.console.no'), namesOf(false)] as const,
  ]
  return shown.filter(([, value]) => value !== '')
}

function Talk({ content, accusedId }: SeenProps) {
  const t = useSentences(en)
  const [all, setAll] = useState(false)
  const messages = messagesOf(content)
  const shown = all ? messages : messages.slice(-5)
  const hidden = messages.length - shown.length
  return (
    <div className="desk-talk">
      {hidden > 0 && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('trust.console.talk.earlier', { n: hidden })}
        </button>
      )}
      <ol>
        {shown.map((message) => {
          const isAccused = message.sender_id === accusedId
          const isReported = message.id === content.message_id
          return (
            <li key={message.id} className={cx(isAccused && 'is-accused', isReported && 'is-reported')}>
              <p className="desk-words">
                <Words>{message.content}</Words>
              </p>
              <p className="desk-small">
                {t(isAccused ? 'trust.console.talk.accused' : 'trust.console.talk.other')} ·{' '}
                {timeText(message.created_at)}
              </p>
              {(isReported || message.warning_kind) && (
                <p className="desk-tags">
                  {isReported && <Badge tone="danger">{t('trust.console.talk.reported')}</Badge>}
                  {message.warning_kind && (
                    <Badge tone="accent">
                      <Words>{codeText(message.warning_kind)}</Words>
                    </Badge>
                  )}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface SeenProps {
  readonly content: Content
  readonly accusedId: string | undefined
}

/** What a feature kept of its subject: facts field by field, and messages as a conversation. */
export function SeenContent({ content, accusedId }: SeenProps) {
  const messages = messagesOf(content)
  const reported = messages.find(({ id }) => id === content.message_id)
  const facts = factsOf(content)
  return (
    <>
      {facts.length > 0 && (
        <dl className="desk-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>
                <Words>{name}</Words>
              </dt>
              <dd>
                <Words>{value}</Words>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {messages.length > 0 && <Talk content={content} accusedId={reported?.sender_id ?? accusedId} />}
    </>
  )
}
