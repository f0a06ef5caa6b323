import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import { isRouteErrorResponse } from 'react-router'
import type { ClientError } from './contract.ts'
import en from './locales/report.json'

const t = sentencesOf(en)

const place = /\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/g

/** What is told of an error: its kind, and where in our files. */
export function reportOf(screen: ClientError['screen'], error: unknown, reference: string): ClientError {
  const { name, stack } = error instanceof Error ? error : { name: 'Thrown', stack: '' }
  return {
    screen,
    reference,
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    frames: [...(stack ?? '').matchAll(place)].slice(0, 10).map(([frame]) => frame),
  }
}

/**
 * Tells the server of a failure in this browser; gives the sentence with what people may quote. A report that does not
 * arrive is lost. What the server said itself it has in its log, and its sentence names the reference.
 */
export function reportFailure(screen: ClientError['screen'], error: unknown): string | undefined {
  if (error instanceof Problem || isRouteErrorResponse(error)) return undefined
  const random = crypto.getRandomValues(new Uint8Array(6))
  const reference = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportOf(screen, error, reference)),
    keepalive: true,
  }).catch(() => undefined)
  return t('errors.reference', { reference })
}
