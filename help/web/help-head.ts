import { type PageHandle, pageHandle, sentencesOf } from '@basera/platform/web'
import { entryOf } from '../content/en/contents.ts'
import { faq } from '../content/en/faq.ts'
import { type HelpSlug, helpPath } from '../contract/articles.ts'
import type { HelpData, OpenedText } from './help-data.ts'
import en from './locales/en.json'

const t = sentencesOf(en)
const titled = (title: string) => `${title} | Basera`

/** The questions for search engines (https://schema.org/FAQPage). */
const faqPage = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

function headOfText(slug: HelpSlug) {
  const { title, summary } = entryOf(slug)
  return { title: titled(title), description: summary, canonical: helpPath(slug) }
}

/** Head of the five addresses of the Help Center. An open article gives the page its title. */
export const helpHandle: PageHandle = pageHandle<HelpData>(({ path, topic, article, query }) => {
  if (article) return headOfText(article.slug)
  if (topic) return headOfText(topic.slug)
  const title = titled(t(path === '/contact' ? 'help.contact.title' : 'help.title'))
  const head = { title, description: t('help.description'), canonical: path }
  if (query !== '') return { ...head, noIndex: true }
  return path === '/help' ? { ...head, jsonLd: faqPage } : head
})

export const articleHandle: PageHandle = pageHandle<OpenedText | null>((opened) =>
  opened ? headOfText(opened.slug) : { title: titled(t('help.article.missing')), noIndex: true },
)
