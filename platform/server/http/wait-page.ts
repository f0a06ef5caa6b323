import type { FastifyReply } from 'fastify'
import { escapeHtml } from './escape-html.ts'

const waitPage = (title: string, sentence: string, seconds: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${seconds}">` +
  `<title>${title}</title><p>${escapeHtml(sentence)}</p></html>`

interface Refusal {
  readonly status: 429 | 503
  readonly title: string
  readonly sentence: string
  /** Seconds until the page reloads by itself. */
  readonly seconds: string
}

/** A page of one sentence, for requests that are refused for now: it must cost next to nothing. */
export function sendWaitPage(
  reply: FastifyReply,
  { status, title, sentence, seconds }: Refusal,
): FastifyReply {
  return reply
    .code(status)
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(waitPage(title, sentence, seconds))
}
