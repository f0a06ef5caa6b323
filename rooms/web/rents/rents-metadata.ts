import { type PageHead, prefix, sentencesOf } from '@basera/platform/web'
import type { LocalityPage } from '@basera/rooms/contract'
import { findRoomPath } from '../find-room/find-room-path.ts'
import en from '../locales/en.json'
import { rentQuestions } from './rent-questions.ts'
import { placeName, rentsLead } from './rent-words.ts'
import { rentsPath } from './rents-path.ts'

const t = sentencesOf(en)

/** The pages above a place's, the farthest first, and its own. */
export function rentsTrail({ path, name, city }: LocalityPage['place']) {
  const [citySlug = ''] = path.split('/')
  return [
    { name: t('rooms.rents.india'), path: findRoomPath },
    ...(path === citySlug ? [] : [{ name: city, path: rentsPath(citySlug) }]),
    { name, path: rentsPath(path) },
  ]
}

const breadcrumbs = (page: LocalityPage, base: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: rentsTrail(page.place).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(prefix + path, base).href,
  })),
})

/** The questions that the page shows, and no others. */
function questions(page: LocalityPage): object[] {
  const asked = rentQuestions(page)
  if (asked.length === 0) return []
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** What only search engines and link previews read of a place's page; apart, because no browser needs it. */
export const rentsMetadata = (page: LocalityPage, base: string): Omit<PageHead, 'title'> => ({
  description: rentsLead(page),
  picture: {
    headline: t('rooms.rents.title', { place: placeName(page.place) }),
    lead: rentsLead(page),
    lines: [],
  },
  jsonLd: { '@context': 'https://schema.org', '@graph': [breadcrumbs(page, base), ...questions(page)] },
})
