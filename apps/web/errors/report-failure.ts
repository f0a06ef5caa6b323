import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import { isRouteErrorResponse } from 'react-router'
import en from '../locales/en.json'
import type { ClientError } from './contract.ts'

const t = sentencesOf(en)

const framePattern = /\/assets\/(?:[\w-]{1,20}\/)?[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/g

/** The kind of error, and where in our files it happened. */
export function clientErrorOf(screen: ClientError['screen'], error: unknown, reference: string): ClientError {
  const { name, stack } = error instanceof Error ? error : { name: 'Thrown', stack: '' }
  return {
    screen,
    reference,
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    frames: [...(stack ?? '').matchAll(framePattern)].slice(0, 10).map(([frame]) => frame),
  }
}

/** Reports a failure once; gives the sentence with its reference, unless the server has logged it. */
export function reportFailure(screen: ClientError['screen'], error: unknown): string | undefined {
  if (error instanceof Problem || isRouteErrorResponse(error)) return undefined
  const random = crypto.getRandomValues(new Uint8Array(6))
  const reference = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(clientErrorOf(screen, error, reference)),
    keepalive: true,
  }).catch(() => undefined)
  return t('errors.reference', { reference })
}
