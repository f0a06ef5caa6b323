import { placeSentences } from '@basera/places/contract'
import { Problem } from '@basera/platform/contract'
import type { Logger } from '@basera/platform/server/logger'
import type { PlaceProvider } from '../place-provider.ts'

/** Logs only the kind of failure: what people type and where they are is private. */
const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')

/** Answers from `first`, and from the gazetteer when it fails (places.provider-fallback). */
export function withFallback(first: PlaceProvider, gazetteer: PlaceProvider, logger: Logger): PlaceProvider {
  const orElse = async <T>(call: string, ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await ask()
    } catch (error) {
      logger.warn({ call, reason: reasonOf(error) }, 'place provider failed, gazetteer answers')
      return instead()
    }
  }
  return {
    suggest: (text, options) =>
      orElse(
        'suggest',
        () => first.suggest(text, options),
        () => gazetteer.suggest(text, options),
      ),
    details: (id, session) => {
      if (!id.startsWith('g-')) return gazetteer.details(id)
      return orElse(
        'details',
        () => first.details(id, session),
        () => Promise.reject(new Problem('service_unavailable', placeSentences.providerFailed)),
      )
    },
    reverse: (point) =>
      orElse(
        'reverse',
        () => first.reverse(point),
        () => gazetteer.reverse(point),
      ),
  }
}
