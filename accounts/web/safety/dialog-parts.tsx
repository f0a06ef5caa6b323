import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import css from './safety.css?inline'

const t = sentencesOf(en)

/** Inlined with the dialogs: in the common style sheet it would be part of every page. */
export const SafetyStyles = () => (
  <style href="accounts-safety" precedence="default">
    {css}
  </style>
)

/** The sentence for a block or report that failed. A refusal brings its own. */
export const safetyFailure = (error: unknown): string =>
  error instanceof Problem && error.code !== 'internal_error' ? error.message : t('accounts.safety.failed')
