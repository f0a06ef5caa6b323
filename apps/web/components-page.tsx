import { ComponentsPage } from '@basera/platform/design/showcase'
import { pageHandle } from '@basera/platform/web'

export const handle = pageHandle(() => ({ title: 'Components | Basera', noIndex: true }))

/** Development only. */
export const Component = ComponentsPage
