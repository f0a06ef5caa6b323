import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TileFeature, tileArchiveOf } from '@basera/testkit/map'
import type { Page } from '@playwright/test'
import { colourAt, drawnByProcessor } from './map-canvas.ts'
import { startOwnServer } from './own-server.ts'
import { expect, test, whenAlive } from './visitor.ts'

test.use(drawnByProcessor)
test.slow()

const openMap = (page: Page) => page.getByRole('button', { name: 'Map', exact: true }).click()

/** Paths that the page asks for from now on. */
function pathsOf(page: Page, part: string): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(part)) paths.push(pathname)
  })
  return paths
}

test('places.map-layers: the map of a city has its metro and wards with their credits, and no other city’s @phone', async ({
  page,
}) => {
  const layers = pathsOf(page, '/map-layers')
  await page.goto('/find-room?place=Koramangala%2C+Bengaluru&lat=12.9352&lng=77.6245&radius_km=10')
  await whenAlive(page)
  expect(layers).toEqual([])

  await openMap(page)
  const map = page.getByRole('region', { name: 'Map of rooms' })
  await expect(map.getByText('Metro © OpenStreetMap contributors, ODbL')).toBeVisible({ timeout: 30_000 })
  await expect(map.getByText('Wards © DataMeet, CC BY-SA 2.5 IN')).toBeVisible()
  await expect.poll(() => layers.filter((path) => path.includes('bengaluru')).length).toBeGreaterThan(2)
  const others = layers.filter((path) => !path.includes('bengaluru'))
  expect(others).toEqual(['/api/map-layers'])

  // Out of the city its credits go, and nothing is fetched twice.
  const zoom = async (name: string) => {
    for (let times = 0; times < 3; times++) {
      const answered = page.waitForResponse((response) => response.url().includes('/api/rooms/map'))
      await map.getByRole('button', { name, exact: true }).click()
      await answered
    }
  }
  await zoom('Zoom out')
  await expect(map.getByText('Wards © DataMeet')).toBeHidden()
  await zoom('Zoom in')
  await expect(map.getByText('Wards © DataMeet')).toBeVisible()
  expect(new Set(layers).size).toBe(layers.length)
})

const rectangle = (layer: string, kind: string, west: number, east: number): TileFeature => ({
  layer,
  type: 'polygon',
  properties: { kind },
  points: [
    [west, 0],
    [west, 40],
    [east, 40],
    [east, 0],
  ],
})

test('places.map-tiles: the map draws the operator’s tiles in both themes, and asks nobody else @phone', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'basera-base-map-'))
  const file = join(folder, 'map.pmtiles')
  const features = [rectangle('earth', 'earth', 60, 110), rectangle('water', 'lake', 60, 82)]
  await writeFile(file, tileArchiveOf({ features, box: [60, 0, 110, 40], minZoom: 0, maxZoom: 5 }))
  const product = await startOwnServer({ MAP_TILES: file, DEMO_DATA: 'off' })
  try {
    const tiles = pathsOf(page, '/map-tiles')
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${product.address}/find-room`)
    await whenAlive(page)
    expect(tiles).toEqual([])

    await openMap(page)
    await expect.poll(() => colourAt(page, 0.05), { timeout: 30_000 }).toEqual({ r: 0xbd, g: 0xdc, b: 0xec })
    await expect.poll(() => colourAt(page, 0.95)).toEqual({ r: 0xf3, g: 0xf2, b: 0xea })
    await expect(page.getByText('Map © OpenStreetMap contributors, Protomaps')).toBeVisible()
    // As the theme's button in the page behind does.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expect.poll(() => colourAt(page, 0.05)).toEqual({ r: 0x16, g: 0x30, b: 0x3f })
    expect([...origins].filter((origin) => origin !== product.address && origin !== 'null')).toEqual([])
    expect(complaints).toEqual([])
  } finally {
    await product.stop()
    await rm(folder, { recursive: true })
  }
})
