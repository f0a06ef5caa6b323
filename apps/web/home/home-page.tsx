import { apiOf, locale, type PageHandle, pageHandle, prefix, sentencesOf } from '@basera/platform/web'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import en from '../locales/en.json'
import type { HomeCalls, HomeData } from './contract.ts'
import { Facade, Headline, loadHomeIslands, Tour } from './islands.ts'
import { PlaceSearch } from './place-search.tsx'
import './features.css'
import './hero.css'
import './sections.css'

const t = sentencesOf(en)

const webSite = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Basera',
  alternateName: 'बसेरा',
  url: publicUrl + (prefix || '/'),
  description: t('home.description'),
  inLanguage: locale.slice(0, 5),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${prefix}/find-room?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** Written by the server only. */
const documentHead = (publicUrl: string) => ({
  description: t('home.description'),
  picture: {
    headline: `${t('home.headline.first')} ${t('home.headline.second')}`,
    lead: t('home.lead'),
    lines: [],
  },
  jsonLd: webSite(publicUrl),
})

export const handle: PageHandle = pageHandle((_data, { settings }) => ({
  title: t('home.title'),
  canonical: '/',
  ...(import.meta.env.SSR ? documentHead(settings.publicUrl) : {}),
}))

type HomeLoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Without figures Home leaves them out. */
async function loadCounters({ context, request }: HomeLoaderArgs): Promise<HomeData> {
  try {
    return await apiOf<HomeCalls>(context)('GET /api/home', {}, { signal: request.signal })
  } catch (error) {
    if (request.signal.aborted) throw error
    return { counters: [] }
  }
}

export async function loader(args: HomeLoaderArgs): Promise<HomeData> {
  const [data] = await Promise.all([loadCounters(args), loadHomeIslands()])
  return data
}

/** The figures do not depend on the address, which loses `?error=` after arrival. */
export const shouldRevalidate = () => false

export function Component() {
  const { counters } = useLoaderData<HomeData>()
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <Headline className="hero-text" />
          <Facade className="facade" />
          <PlaceSearch />
        </div>
      </section>
      <Tour counters={counters} />
    </>
  )
}
