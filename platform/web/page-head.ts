import type { PublicSettings } from './settings.ts'

/** Title and metadata of a page, for browsers, search engines and shared links. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  /** Path of the page's canonical address, where it has one. */
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

/** The `handle` of a page's route. `data` is its loader's result. */
export interface PageHandle<Data = unknown> {
  readonly head: (data: Data, page: PageContext) => PageHead
}

/** Types a page's handle by its loader's data. */
export function pageHandle<Data>(head: PageHandle<Data>['head']): PageHandle {
  return { head: head as PageHandle['head'] }
}
