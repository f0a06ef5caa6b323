import { type Language, languageCodes, languageTag } from '@basera/platform/contract/languages'
import type { FastifyReply } from 'fastify'
import { translations } from '../languages/translations.ts'
import type en from '../locales/en.json'
import { escapeHtml } from './escape-html.ts'

interface Refusal {
  readonly status: 429 | 503
  readonly title: keyof typeof en
  readonly sentence: keyof typeof en
}

const texts = translations<typeof en>('platform/server')

function waitPage(language: Language, { title, sentence }: Refusal): (seconds: string) => string {
  const { t } = texts(language)
  const head = `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`
  const body = `<title>${escapeHtml(t(title))}</title><p>${escapeHtml(t(sentence))}</p></html>`
  return (seconds) =>
    `${head}<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${seconds}">${body}`
}

/** A page of one sentence for requests that are refused for now. Written beforehand, as sending it must cost next to nothing. */
export function prepareWaitPage(refusal: Refusal) {
  const pages = new Map(languageCodes.map((language) => [language, waitPage(language, refusal)]))
  return (reply: FastifyReply, language: Language, seconds: string): FastifyReply =>
    reply
      .code(refusal.status)
      .header('retry-after', seconds)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pages.get(language)?.(seconds))
}
