import { type PageHandle, pageHandle, sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)

/** Tells search engines the site's name and how to search it (https://schema.org/SearchAction). */
const webSite = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Basera',
  alternateName: 'बसेरा',
  url: `${publicUrl}/`,
  description: t('home.description'),
  inLanguage: 'en-IN',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/find-room?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** What only the document of the server carries. */
const forOthers = (publicUrl: string) => ({
  description: t('home.description'),
  image: { url: '/share.png', width: 1200, height: 630, alt: t('home.title') },
  jsonLd: webSite(publicUrl),
})

export const homeHandle: PageHandle = pageHandle((_data, { settings }) => ({
  title: t('home.title'),
  canonical: '/',
  ...(import.meta.env.SSR ? forOthers(settings.publicUrl) : {}),
}))
