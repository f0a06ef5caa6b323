// Only for routers with `instrumentations`.

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

export const getRouteInstrumentationUpdates = (): object => ({})

export const instrumentClientSideRouter = <T>(router: T): T => router
