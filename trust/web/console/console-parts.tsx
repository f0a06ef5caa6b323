import { Problem } from '@basera/platform/contract'
import { Badge, Banner, Button } from '@basera/platform/design'
import { langOf, locale, sentencesOf, useSentences } from '@basera/platform/web'
import type { QueuedCase } from '@basera/trust/contract'
import type { ReactNode } from 'react'
import en from '../locales/en.json'
import css from './console.css?inline'

const t = sentencesOf(en)

/** Elsewhere it would become part of every page. */
export const ConsoleStyles = () => (
  <style href="trust-console" precedence="default">
    {css}
  </style>
)

export const failureOf = (error: unknown): string =>
  error instanceof Problem && error.code !== 'internal_error' ? error.message : t('trust.console.failed')

const inIndia = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const
const moment = new Intl.DateTimeFormat(locale, { ...inIndia, timeStyle: 'short', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat(locale, inIndia)
export const timeText = (at: string): string => moment.format(new Date(at))
export const dayText = (at: string): string => day.format(new Date(at))

const hour = 3_600_000
/** How long something lasts: minutes, hours, then days. */
export function ageText(hours: number): string {
  if (hours < 1) return t('trust.console.minutes', { n: Math.floor(Math.max(hours, 0) * 60) })
  return hours < 48
    ? t('trust.console.hours', { n: Math.floor(hours) })
    : t('trust.console.days', { n: Math.floor(hours / 24) })
}
export const hoursSince = (at: string): number => (Date.now() - new Date(at).getTime()) / hour

const isSentence = (id: string): id is keyof typeof en => id in en

/** The reason of a report by its sentence, another code such as `scam_wording` as words. */
export const codeText = (code: string): string => {
  const reason = `trust.reason.${code}`
  if (isSentence(reason)) return t(reason)
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What somebody wrote, or a code that has no sentence (shell.text-language). */
export const Words = ({ children }: { readonly children: string }) => (
  <span lang={langOf(children)}>{children}</span>
)

export function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const say = useSentences(en)
  return (
    <Banner tone="danger" action={<Button onClick={onRetry}>{say('trust.console.retry')}</Button>}>
      {failureOf(error)}
    </Banner>
  )
}

export function Box({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel grid gap-3">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}

const dayAhead = 24

interface DueProps {
  readonly one: Pick<QueuedCase, 'acknowledged' | 'acknowledge_by' | 'decide_by'>
}

/** When a case has to be looked at or, once it was, decided. */
export function Due({ one }: DueProps) {
  const say = useSentences(en)
  const at = one.acknowledged ? one.decide_by : one.acknowledge_by
  const hours = -hoursSince(at)
  const text =
    hours < 0
      ? say('trust.console.late', { day: dayText(at) })
      : one.acknowledged
        ? say('trust.console.due', { day: dayText(at) })
        : say('trust.console.unseen', { time: timeText(at) })
  const tone = hours < 0 ? 'danger' : one.acknowledged && hours < dayAhead ? 'accent' : undefined
  return <Badge {...(tone ? { tone } : {})}>{text}</Badge>
}
