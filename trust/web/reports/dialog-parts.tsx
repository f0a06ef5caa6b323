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

/** Refusals bring their own sentence. */
export const reportFailure = (error: unknown): string =>
  error instanceof Problem && error.code !== 'internal_error' ? error.message : t('trust.report.failed')
