import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import { isRouteErrorResponse } from 'react-router'
import en from '../locales/en.json'

const t = sentencesOf(en)

/**
 * The message under 'Something went wrong' (accounts 2). What the server says of its own failures while it renders a
 * page stays in its log; a browser shows what happened in it.
 */
export function errorMessage(error: unknown, inBrowser = typeof document !== 'undefined'): string {
  if (error instanceof Problem) return error.message
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status)
  return inBrowser && error instanceof Error && error.message ? error.message : t('errors.unknown')
}
