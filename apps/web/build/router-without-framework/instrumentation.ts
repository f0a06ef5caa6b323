// Reached only by routers that are given `instrumentations`; ours is given none.

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

export const getRouteInstrumentationUpdates = (): object => ({})

export const instrumentClientSideRouter = <T>(router: T): T => router
