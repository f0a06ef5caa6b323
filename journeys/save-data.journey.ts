import { servedJson } from './served.ts'
import { expect, expectAccessible, holdBack, test, whenAlive } from './visitor.ts'

const savingData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

test('@desktop shell.save-data: who saves data is shown the map when they ask for it', async ({ page }) => {
  await page.addInitScript(savingData)
  /** Of each page, what it asked for: the map's worker may be asked for when the next page is already on its way. */
  const asked: [page: string, url: string][] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push([request.frame().url(), request.url()])
  })
  const hasMap = () =>
    asked.some(([from, url]) => from === page.url() && /map-panel|area-map|maplibre/.test(url))
  await page.goto('/find-room')
  await whenAlive(page)
  const show = page.getByRole('button', { name: 'Show map' })
  await expect(show).toBeVisible()
  await expectAccessible(page)
  // Beside the filters, as with the map.
  expect((await page.getByRole('article').first().boundingBox())?.x).toBeGreaterThan(252)
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded()
  expect(hasMap()).toBe(false)
  await show.click()
  await expect.poll(hasMap).toBe(true)

  const { items } = await servedJson(page, '/api/rooms?q=Bengaluru&limit=1')
  await page.goto(`/room/${items[0].id}`)
  await whenAlive(page)
  await page.getByText('The home is somewhere in this circle').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible()
  expect(hasMap()).toBe(false)
})

test('@desktop shell.save-data: the map that was asked for before the page has its code comes', async ({
  page,
}) => {
  await page.addInitScript(savingData)
  const release = await holdBack(page, '**/*.js')
  await page.goto('/find-room', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Show map' }).locator('visible=true').first().click()
  release()
  await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map of rooms' })).toBeVisible()
})
