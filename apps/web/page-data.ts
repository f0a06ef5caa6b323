import type { PublicSettings } from '@basera/platform/web'
import type { HydrationState } from 'react-router'

/** Id of the data block that carries {@link PageData} in every page. */
export const pageDataId = 'basera-page'

/** What the browser needs to take over a page the server rendered. */
export interface PageData {
  readonly settings: PublicSettings
  readonly hydration: Pick<HydrationState, 'loaderData'> & { readonly failure?: string }
}
