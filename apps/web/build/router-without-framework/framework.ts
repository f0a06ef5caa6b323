import { createContext, type ReactNode, type Ref, type RefObject } from 'react'

export const FrameworkContext = createContext(undefined)

/** Prefetching exists in framework mode only. */
export const PrefetchPageLinks = (): ReactNode => null

const noRef: RefObject<Element | null> = { current: null }

/** No prefetching outside framework mode. */
export const usePrefetchBehavior = () => [false, noRef, {}] as const

/** There is no other ref. */
export const mergeRefs = <T>(own: Ref<T>): Ref<T> => own

// Only for routers with `instrumentations`.

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

export const getRouteInstrumentationUpdates = (): object => ({})

export const instrumentClientSideRouter = <T>(router: T): T => router
