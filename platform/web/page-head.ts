import type { PublicSettings } from './settings.ts'

export interface PageHead {
  readonly title: string
  readonly description?: string
  /** Path of the canonical address. */
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

export interface PageHandle<Data = unknown> {
  readonly head: (data: Data, page: PageContext) => PageHead
}

export function pageHandle<Data>(head: PageHandle<Data>['head']): PageHandle {
  return { head: head as PageHandle['head'] }
}
