import { PlaceField, type PlaceFieldValue } from '@basera/places/web'
import { Field, Segmented } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { commuteModes, defaultCommuteMode } from '@basera/rooms/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import en from '../locales/en.json'
import { type ComparisonAddress, comparisonPath } from './compare-path.ts'

/** The place whose journeys are compared, and how they are made. */
export function CompareJourney({ address }: { readonly address: ComparisonAddress }) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const { to, label, by } = address
  const show = (journey: Partial<ComparisonAddress>) =>
    navigate(comparisonPath({ ...address, ...journey }), { replace: true, preventScrollReset: true })
  const [latitude = 0, longitude = 0] = to.split(',').map(Number)
  const value: PlaceFieldValue =
    to && typed === undefined
      ? { text: label, place: { label, latitude, longitude } }
      : { text: typed ?? '', place: null }
  function change({ text, place }: PlaceFieldValue) {
    setTyped(place ? undefined : text)
    if (!place) return
    const end = [place.latitude, place.longitude].map((degrees) => degrees.toFixed(6)).join()
    void show({ to: end, label: place.label })
  }
  return (
    <section
      className="mt-5 grid gap-4 print:hidden lg:grid-cols-[400px_minmax(0,1fr)] *:min-w-0"
      aria-label={t('rooms.compare.travel')}
    >
      <PlaceField
        label={t('rooms.search.travelTimeTo')}
        placeholder={t('rooms.search.addPlace')}
        value={value}
        onChange={change}
      />
      {to && (
        <Field as="group" label={t('rooms.search.travelBy')}>
          {(control) => (
            <Segmented
              {...control}
              value={commuteModes.find((mode) => mode === by) ?? defaultCommuteMode}
              onChange={(way) => void show({ by: way })}
              options={commuteModes.map((way) => ({ value: way, label: t(`rooms.search.travelBy.${way}`) }))}
            />
          )}
        </Field>
      )}
    </section>
  )
}
