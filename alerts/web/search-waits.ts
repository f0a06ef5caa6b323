import { deviceStore } from '@basera/platform/web'

const isAny = (_: unknown): _ is unknown => true

/** A visitor's search that is saved once they have signed in. Local storage: a mailed link opens in another tab. */
export const searchToSave = deviceStore<unknown>('search-to-save', null, isAny)
