import { Problem } from '@basera/platform/contract'
import { Banner, Button } from '@basera/platform/design'
import { locale, sentencesOf, useSentences } from '@basera/platform/web'
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

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
export const timeText = (at: string): string => moment.format(new Date(at))
export const dayText = (at: string): string => day.format(new Date(at))

const hour = 3_600_000
/** How long something lasts: hours, then days. */
export function ageText(hours: number): string {
  return hours < 48
    ? t('trust.console.hours', { n: Math.floor(hours) })
    : t('trust.console.days', { n: Math.floor(hours / 24) })
}
export const hoursSince = (at: string): number => (Date.now() - new Date(at).getTime()) / hour

/** A code such as `money_first`, as words. */
export const codeText = (code: string): string => {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('\n')
  if (value !== null && typeof value === 'object')
    return Object.values(value).map(valueText).filter(Boolean).join(' · ')
  return value === null || value === undefined ? '' : String(value)
}

/** What a feature kept of its subject, field by field. */
export function Content({ content }: { readonly content: Readonly<Record<string, unknown>> }) {
  const facts = Object.entries(content).map(([name, value]) => [name, valueText(value)] as const)
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{codeText(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
