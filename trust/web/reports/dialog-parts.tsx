import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import css from './report.css?inline'

const t = sentencesOf(en)

/** Elsewhere it would become part of every page. */
export const ReportStyles = () => (
  <style href="trust-report" precedence="default">
    {css}
  </style>
)

/** For who paid already: the sooner, the more can be stopped. */
export const Helpline = () => (
  <p className="report-helpline">
    {t('trust.report.paid')}{' '}
    <a className="link" href="tel:1930">
      1930
    </a>{' '}
    {t('trust.report.paid.or')}{' '}
    <a className="link" href="https://cybercrime.gov.in" target="_blank" rel="noopener noreferrer">
      cybercrime.gov.in
    </a>
  </p>
)

/** Refusals bring their own sentence. */
export function reportFailure(error: unknown): string {
  if (error instanceof Problem && error.code !== 'internal_error') return error.message
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return t(isOffline ? 'trust.report.offline' : 'trust.report.failed')
}
