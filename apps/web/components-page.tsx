import { ComponentsPage } from '@basera/platform/design/showcase'
import { pageHandle } from '@basera/platform/web'

export const handle = pageHandle(() => ({ title: 'Components | Basera', noIndex: true }))

/** Every component of the design system with its states; in development only. */
export const Component = ComponentsPage
