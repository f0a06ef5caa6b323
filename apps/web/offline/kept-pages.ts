export interface KeptPage {
  readonly path: string
  readonly title: string
  /** When it was kept, as an ISO time. */
  readonly day: string
}

/** Newest first; what the worker (`worker/worker.ts`) keeps of pages that anyone may open. */
export async function readKeptPages(): Promise<KeptPage[]> {
  const cache = await window.caches?.open('pages')
  const found = (await cache?.keys()) ?? []
  const pages = await Promise.all(
    found.map(async ({ url }) => {
      const answer = await cache?.match(url)
      const { pathname, search } = new URL(url)
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '') ?? []
      const day = new Date(answer?.headers.get('date') ?? 0).toISOString()
      return { path: pathname + search, title: inText(title), day }
    }),
  )
  const isListed = ({ path }: KeptPage) =>
    /^\/($|room\/|find-room|rent-in\/|help|browse-profiles$)/.test(path)
  return pages.filter(isListed).sort((a, b) => b.day.localeCompare(a.day))
}

const inText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.textContent.replace(/ \| Basera$/, '')
