import { sentencesOf } from '@basera/platform/web'
import { describe, expect, it } from 'vitest'
import { findCurrentLocation } from './current-location.ts'
import en from './locales/en.json'

const t = sentencesOf(en)
const coords = { latitude: 12.934533399999999, longitude: 77.62647777777777, accuracy: 20 }

/** A browser's geolocation that succeeds, or fails with a code. */
function geolocation(code?: number) {
  const asked: (PositionOptions | undefined)[] = []
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound, onError, options) => {
    asked.push(options)
    if (code === undefined) onFound({ coords, timestamp: 0 } as GeolocationPosition)
    else onError?.({ code, message: '' } as GeolocationPositionError)
  }
  return { asked, browser: { getCurrentPosition } as Geolocation }
}
const named = async () => 'Koramangala, Bengaluru, Karnataka'

describe('the current location', () => {
  it('is the browser’s position and the name of the place', async () => {
    expect(await findCurrentLocation(geolocation().browser, named)).toEqual({
      label: 'Koramangala, Bengaluru, Karnataka',
      latitude: 12.934533,
      longitude: 77.626478,
    })
  })

  it('places.current-location: waits 10 s at most, accepts positions up to 5 minutes old, asks for accuracy', async () => {
    const { asked, browser } = geolocation()
    await findCurrentLocation(browser, named)
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }])
  })

  it('places.unnamed-position: shows the coordinates, rounded, when it cannot be named', async () => {
    const place = await findCurrentLocation(geolocation().browser, () => Promise.reject(new Error('offline')))
    expect(place.label).toBe('12.93, 77.63')
  })

  it.each([
    [1, 'denied', 'Location access denied by user.'],
    [2, 'unavailable', 'Location information unavailable.'],
    [3, 'timedOut', 'Location request timed out.'],
    [99, 'unavailable', 'Location information unavailable.'],
  ] as const)('places.location-failures: code %d is %s, "%s"', async (code, failure, sentence) => {
    await expect(findCurrentLocation(geolocation(code).browser, named)).rejects.toMatchObject({ failure })
    expect(t(`places.position.${failure}`)).toBe(sentence)
  })

  it('places.location-failures: "Geolocation is not supported by this browser."', async () => {
    await expect(findCurrentLocation(undefined, named)).rejects.toMatchObject({ failure: 'unsupported' })
    expect(t('places.position.unsupported')).toBe('Geolocation is not supported by this browser.')
  })

  it('places.location-failures: the page alerts what to do', () => {
    expect(t('places.position.failed')).toBe(
      'Unable to get your current location. Please try again or enter a location manually.',
    )
  })

  it('places.current-location: "Use Current Location"', () => {
    expect(t('places.list.useCurrentLocation')).toBe('Use Current Location')
  })
})
