import { createContext, type ReactNode, type Ref, type RefObject } from 'react'

/** Set by React Router's framework mode only. */
export const FrameworkContext = createContext(undefined)

/** Fetches the next page's modules ahead of a click, in framework mode only. */
export const PrefetchPageLinks = (): ReactNode => null

const noRef: RefObject<Element | null> = { current: null }

/** Outside framework mode a link never prefetches. */
export const usePrefetchBehavior = () => [false, noRef, {}] as const

/** A link's own ref is the only one there is. */
export const mergeRefs = <T>(own: Ref<T>): Ref<T> => own
