import type { PublicSettings } from './settings.ts'

/** What a page says of itself to browsers, search engines and people it is shared with. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  /** Path of the page's one true address; left out when the page should not be indexed by one. */
  readonly canonical?: string
  readonly image?: {
    readonly url: string
    readonly width: number
    readonly height: number
    readonly alt: string
  }
  readonly jsonLd?: object
  readonly noIndex?: boolean
}

export interface PageContext {
  readonly settings: PublicSettings
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** The `handle` of a page's route. `data` is what its loader returned. */
export interface PageHandle<Data = unknown> {
  readonly head: (data: Data, page: PageContext) => PageHead
}

/** Types a page's handle by its loader's data. */
export function pageHandle<Data>(head: PageHandle<Data>['head']): PageHandle {
  return { head: head as PageHandle['head'] }
}
