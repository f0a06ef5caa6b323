import type { PublicSettings } from './settings.ts'

/** What the server draws for those whom a page is shared with (shell.social-picture): a photo, and words beside it. */
export interface SocialPicture {
  /** Address of a stored file; without one the house front of Home is drawn. */
  readonly photo?: string
  readonly headline: string
  readonly lead?: string
  readonly lines: readonly string[]
}

export interface PageHead {
  readonly title: string
  readonly description?: string
  /** Path of the canonical address. */
  readonly canonical?: string
  readonly picture?: SocialPicture
  readonly jsonLd?: object
  readonly noIndex?: boolean
}

export interface PageContext {
  readonly settings: PublicSettings
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

export interface PageHandle<Data = unknown> {
  readonly head: (data: Data, page: PageContext) => PageHead
}

export function pageHandle<Data>(head: PageHandle<Data>['head']): PageHandle {
  return { head: head as PageHandle['head'] }
}
