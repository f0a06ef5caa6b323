import { InfoIcon } from '@basera/platform/design/icons'
import { rupees, useApi, useSentences } from '@basera/platform/web'
import type { PriceHint, RoomCalls } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import en from '../locales/en.json'
import { type HintQuery, hintQuery } from './hint-query.ts'
import type { RoomForm } from './room-form.ts'

/** Milliseconds without a change before the server is asked. */
const pause = 400

/** What like rooms ask for, for the query it was asked with; null where that is not known. */
function usePriceHint(query: HintQuery | null): PriceHint | null {
  const api = useApi<RoomCalls>()
  const key = query && JSON.stringify(query)
  const [found, setFound] = useState<{ readonly key: string; readonly hint: PriceHint | null }>()
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    const ask = () =>
      api('GET /api/rooms/price-hint', { query: JSON.parse(key) }, { signal: stop.signal }).then(
        ({ hint }) => setFound({ key, hint }),
        // The form does without.
        () => undefined,
      )
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, key])
  return found && found.key === key ? found.hint : null
}

/** Beside the rent, what rooms like this one ask for; nothing where too few are known (rooms.price-hint). */
export function RentHint({ form }: { readonly form: RoomForm }) {
  const t = useSentences(en)
  const hint = usePriceHint(hintQuery(form.values))
  if (!hint) return null
  const { count, ...sums } = hint
  const [low, high, median] = [sums.low, sums.high, sums.median].map(rupees)
  return (
    <p className="mt-2 flex gap-2 text-small text-ink-2">
      <InfoIcon size="s" className="mt-0.5" />
      {t('rooms.form.rent.like', { low, high, median, count })}
    </p>
  )
}
