import type { Page, Request } from '@playwright/test'
import { drawnByProcessor } from './map-canvas.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test.use(drawnByProcessor)
test.slow()

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const koramangala = '/find-room?place=Koramangala%2C+Bengaluru&lat=12.9352&lng=77.6245&radius_km=10'

/** Whether a call for rooms asks for a part of Bengaluru alone. */
const isOfBengaluru = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url())
  const side = (name: string) => Number(searchParams.get(name))
  return pathname === '/api/rooms/map' && side('south') > 12 && side('north') < 14 && side('west') > 76
}

/** Does what moves the map, and waits until the rooms of its new part are there. */
async function moved(page: Page, move: () => Promise<unknown>) {
  const answered = page.waitForResponse((response) => response.url().includes('/api/rooms/map'))
  await move()
  await answered
  await expect(page.locator('.map-note .spin')).toHaveCount(0)
}

/** On desktops the map is there by itself. */
async function openMap(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of rooms' })
  await expect(map.getByText(/rooms? on the map/)).toBeVisible({ timeout: 30_000 })
  return map
}

test('rooms.map-on-demand: a seeker opens the map, searches what it shows, picks a pin, and comes back from its room', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(koramangala)
  await whenAlive(page)
  if (isPhone(page)) expect(fetched.filter((path) => /map|india|labels/.test(path))).toEqual([])

  const map = await openMap(page)
  await expect(map.getByText('Borders © Guneet Narula, DataMeet')).toBeVisible()
  await expect.poll(() => fetched.some((path) => path.endsWith('.geojson'))).toBe(true)
  const marks = map.locator('.map-pin, .map-cluster')
  await expect(marks.first()).toBeVisible()
  await expectAccessible(page)

  await expect(map.getByRole('button', { name: 'Search this area' })).toBeHidden()
  const canvas = map.getByRole('region', { name: /arrow keys/ })
  await canvas.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowRight')
  await map.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/bounds=/)
  await expect(page).not.toHaveURL(/radius_km|lat=/)
  const [, west] = new URL(page.url()).searchParams.get('bounds')!.split(',').map(Number)
  expect(west).toBeGreaterThan(77.5)
  await expect(map.getByRole('button', { name: 'Search this area' })).toBeHidden()

  await moved(page, () => map.getByRole('button', { name: 'Zoom in', exact: true }).click())
  const pins = map.locator('.map-pin')
  const card = map.getByRole('region', { name: 'Chosen on the map' })
  // Pins that are there may still give way to what the last move fetches.
  await expect(async () => {
    for (let times = 0; times < 8 && (await pins.count()) === 0; times++) {
      await moved(page, () => map.locator('.map-cluster').first().press('Enter'))
    }
    await pins.first().press('Enter', { timeout: 5_000 })
    await expect(card.getByRole('link').first()).toBeFocused({ timeout: 5_000 })
    await expect(map.locator('.map-pin.is-on')).toHaveCount(1, { timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  await expectAccessible(page)
  const heart = card.getByRole('button', { name: /^Save / }).first()
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(map.locator('.map-pin.is-on.is-saved')).toHaveAccessibleName(/saved$/)
  // A toast would be behind the map that covers the page.
  const kept = (isPhone(page) ? card : page).getByText('Saved on this device.')
  await expect(kept).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(pins.and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Enter')
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/room\/[0-9a-f-]{36}$/)

  await page.goBack()
  await expect(map.getByText(/rooms? on the map/)).toBeVisible({ timeout: 30_000 })
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(map).toBeHidden()
  } else {
    await page.getByRole('button', { name: 'Hide map' }).click()
    await expect(map).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: /rooms? found/ })).toContainText('in the map area')
  await page.reload()
  await whenAlive(page)
  await expect(map).toBeHidden()
})

test('rooms.search-map-default, rooms.map-pins: a card shows its pin on the map beside the list', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the list and the map are never on a phone together')
  await page.goto(`${koramangala.replace('radius_km=10', 'radius_km=5')}&sort=distance`)
  await whenAlive(page)
  const map = await openMap(page)
  await expect(map.locator('.map-pin, .map-cluster').first()).toBeVisible()
  const links = page.getByRole('main').getByRole('article').getByRole('link')
  const on = map.locator('.is-on')
  await links.first().hover()
  await expect(on).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(on).toHaveCount(0)
  await links.first().focus()
  await expect(on).toHaveCount(1)
})

test('On a phone Esc closes the map', async ({ page }) => {
  test.skip(!isPhone(page), 'desktops have the map beside the list')
  await page.goto(koramangala)
  await whenAlive(page)
  const map = await openMap(page)
  await page.keyboard.press('Escape')
  await expect(map).toBeHidden()
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeFocused()
})

test('On a phone the map is one press away wherever the list is, and so is the list', async ({ page }) => {
  test.skip(!isPhone(page), 'desktops have the map beside the list')
  await page.goto(koramangala)
  await whenAlive(page)
  const card = page.getByRole('main').getByRole('article').nth(4)
  // Right below the bar: neither bar nor button covers half a title, which would be too small to press.
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 80))
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  const map = await openMap(page)
  await expectAccessible(page)
  await map.getByRole('button', { name: 'List', exact: true }).click()
  await expect(map).toBeHidden()
  await expect(card).toBeInViewport()
})

test('Without its rooms the map says so, and asks again', async ({ page, complaints }) => {
  await page.route('**/api/rooms/map?**', (route) => route.abort())
  await page.goto(koramangala)
  await whenAlive(page)
  if (isPhone(page)) await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page.getByText('The rooms on this map could not be loaded.')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/rooms/map?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/rooms? on the map/)).toBeVisible()
  complaints.length = 0
})

test('rooms.search-text: the map of a city that is only typed opens at that city @phone', async ({
  page,
}) => {
  const atBengaluru = page.waitForRequest(isOfBengaluru)
  await page.goto('/find-room?q=Bengaluru')
  await whenAlive(page)
  await openMap(page)
  await atBengaluru
})

async function searchFor(page: Page, text: string, place?: string) {
  const field = page.getByLabel('Location', { exact: true })
  await field.fill(text)
  if (place) await page.getByRole('option', { name: place, exact: true }).click()
  else await field.press('Enter')
}

/** Holds the map back until `release`. */
async function holdMap(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/map-layers', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('rooms.search-text: a text that is searched on an open map is what the map shows @desktop', async ({
  page,
}) => {
  // Nothing is suggested, so that the text stays one.
  await page.route('**/api/places?**', () => undefined)
  await page.goto('/find-room')
  await whenAlive(page)
  await openMap(page)
  const atRooms = page.waitForRequest(isOfBengaluru, { timeout: 30_000 })
  await searchFor(page, 'koramangala')
  await expect(page).toHaveURL(/q=koramangala/)
  await atRooms
})

test('rooms.search-map-default: a place that is searched while the map loads is what it opens with @desktop', async ({
  page,
}) => {
  const openNow = await holdMap(page)
  await page.goto('/find-room')
  await whenAlive(page)
  await expect(page.locator('.map-loading')).toBeVisible({ timeout: 30_000 })
  await searchFor(page, 'koramangala', 'Koramangala Bengaluru, Karnataka')
  await expect(page).toHaveURL(/lat=12\.9/)
  const atPlace = page.waitForRequest(isOfBengaluru, { timeout: 30_000 })
  openNow()
  await atPlace
})

test('rooms.search-text: where the rooms with a text are is asked while the map loads @desktop', async ({
  page,
}) => {
  const openNow = await holdMap(page)
  page.on('request', (request) => request.url().includes('/api/rooms/map') && openNow())
  await page.goto('/find-room?q=koramangala')
  await whenAlive(page)
  await openMap(page)
})
