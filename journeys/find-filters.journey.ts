import type { Locator, Page } from '@playwright/test'
import { drawnByProcessor } from './map-canvas.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test.use(drawnByProcessor)
test.slow()

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const koramangala = '/find-room?place=Koramangala%2C+Bengaluru&lat=12.9352&lng=77.6245&radius_km=25'
const koramangalaOnly = /place=Koramangala(?!.*polygon)/
const found = (page: Page) => page.getByRole('heading', { name: /\d\+? rooms? found/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('A seeker narrows Koramangala by three filters, writes to a lister, and Back shows the list as it was', async ({
  page,
}) => {
  await page.goto(koramangala)
  await whenAlive(page)
  if (isPhone(page))
    await page
      .getByRole('button', { name: /filters/i })
      .first()
      .click()
  const fields = isPhone(page)
    ? page.getByRole('dialog')
    : page.getByRole('complementary', { name: 'Filters' })
  await fields.getByRole('button', { name: /^Private room/ }).click()
  await fields.getByRole('button', { name: /^Furnished/ }).click()
  await fields.getByRole('button', { name: /^No brokerage/ }).click()
  const painting = fields.getByLabel('Painting charge at most')
  await painting.fill('60000')
  await painting.blur()
  if (isPhone(page)) {
    await expectAccessible(page)
    await expect(fields.getByRole('heading', { name: 'Filters' })).toBeInViewport()
    await expect(fields.getByRole('button', { name: 'Close' })).toBeInViewport()
    const show = fields.getByRole('button', { name: /^Show \d+ rooms?$/ })
    const counted = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    await show.click()
    await expect(found(page)).toContainText(`${counted} room`)
  }
  await expect(page).toHaveURL(
    /home_type=private_room.*furnishing=full.*no_brokerage=true&max_painting=60000/,
  )
  for (const filter of ['Private room', 'Furnished', 'No brokerage', 'Painting up to ₹60,000'])
    await expect(
      page.getByRole('button', { name: `Remove filter: ${filter}` }).filter({ visible: true }),
    ).toHaveCount(1)
  await expect(async () => {
    const facts = await cards(page).allTextContents()
    expect(facts.length).toBeGreaterThan(3)
    for (const text of facts) expect(text).toMatch(/No brokerage.*Private room.*Furnished/)
  }).toPass()
  await expectAccessible(page)

  const heading = await found(page).textContent()
  const room = cards(page).nth(3)
  await room.scrollIntoViewIfNeeded()
  const title = await room.getByRole('heading').textContent()
  await room.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.getByRole('button', { name: 'Contact Lister' }).locator('visible=true').first().click()
  const letter = page.getByRole('dialog')
  await expect(letter.getByLabel('Your message')).toHaveValue(/interested in your room/)
  await letter.getByRole('button', { name: 'Cancel' }).click()
  await expect(letter).toBeHidden()
  await page.goBack()
  await expect(found(page)).toHaveText(heading ?? '')
  await expect(cards(page).nth(3)).toBeInViewport()

  await page.getByRole('button', { name: 'Remove filter: Furnished' }).filter({ visible: true }).click()
  await expect(page).not.toHaveURL(/furnishing/)
  await expect(page).toHaveURL(/home_type=private_room/)
})

test('A seeker looks for rooms within 30 minutes of Manyata by metro', async ({ page }) => {
  await page.goto('/find-room')
  await whenAlive(page)
  const opener = isPhone(page)
    ? page.getByRole('button', { name: 'Travel time', exact: true })
    : page.getByRole('button', { name: 'Add your office or college' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  const place = dialog.getByLabel('Travel time to')
  await place.click()
  await expect(place).toHaveRole('combobox')
  await place.pressSequentially('manyata', { delay: 20 })
  await dialog
    .getByRole('option', { name: /^Manyata/ })
    .first()
    .click()
  await dialog.getByRole('radio', { name: /^30 ?min$/ }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^(Show \d+ rooms?|No rooms, show anyway)$/ }).click()
  await expect(page).toHaveURL(/commute_to=.*commute_max=30/)
  await expect(
    page.getByRole('heading', { name: /rooms? found within 30 min by metro of Manyata/ }),
  ).toBeVisible()
  const minutes = cards(page).getByText(/^About \d+ min (by metro|on foot) to Manyata/)
  await expect(minutes.first()).toBeVisible()
  const all = (await minutes.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(Math.max(...all)).toBeLessThanOrEqual(30)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  await expectAccessible(page)
})

/** Gives the map of the rooms around Koramangala, with the pen taken. */
async function startDrawing(page: Page): Promise<Locator> {
  await page.goto(koramangala)
  await whenAlive(page)
  if (isPhone(page)) await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of rooms' })
  await map.getByRole('button', { name: 'Draw', exact: true }).click({ timeout: 30_000 })
  return map
}

test('A seeker draws an outline and gets the rooms inside', async ({ page }) => {
  const map = await startDrawing(page)
  const pen = map.getByRole('group', { name: 'Draw an outline' })
  await expect(pen.getByRole('button', { name: 'Set corner' })).toBeFocused()
  // The map sticks to the window: the list beside it moves no farther than the map needs.
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(300)
  await expectAccessible(page)

  // By keys: a corner at the cross, which the map is moved under.
  for (const keys of [
    ['ArrowUp', 'ArrowLeft'],
    ['ArrowDown', 'ArrowDown', 'ArrowDown'],
    ['ArrowRight', 'ArrowRight', 'ArrowRight'],
  ]) {
    for (const key of keys) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await expect(pen.getByText('3 corners')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(pen.getByText('2 corners')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pen).toBeHidden()

  await map.getByRole('button', { name: 'Draw', exact: true }).click()
  const sheet = await map.boundingBox()
  if (!sheet) throw new Error('There is no map')
  const [x, y] = [sheet.x + sheet.width / 2, sheet.y + sheet.height * 0.4]
  await page.mouse.move(x + 70, y)
  await page.mouse.down()
  for (let step = 1; step < 40; step++) {
    const angle = (step * Math.PI) / 20
    await page.mouse.move(x + 70 * Math.cos(angle), y + 70 * Math.sin(angle))
  }
  await page.mouse.up()
  await expect(page).toHaveURL(/polygon=/)
  await expect(map.getByRole('button', { name: 'Remove outline' })).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(found(page)).toContainText('in your outline')
  expect(new URL(page.url()).searchParams.get('polygon')!.split(';').length).toBeLessThanOrEqual(50)
  await page.getByRole('button', { name: 'Remove filter: Your outline' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(koramangalaOnly)
  await expect(found(page)).toContainText('within 25km')

  await page.goBack()
  await expect(page).toHaveURL(/polygon=/)
  const opener = page.getByRole('button', { name: 'Map', exact: true })
  if (isPhone(page) && (await opener.isVisible())) await opener.click()
  await map.getByRole('button', { name: 'Remove outline' }).click({ timeout: 30_000 })
  await expect(page).toHaveURL(koramangalaOnly)
})

test('An outline that left the frame of the map while it was drawn by keys is shown whole', async ({
  page,
}) => {
  const map = await startDrawing(page)
  const corner = map.getByRole('button', { name: 'Set corner' })
  await expect(corner).toBeFocused()
  for (const keys of [['ArrowUp'], Array(24).fill('ArrowRight'), Array(24).fill('ArrowDown')]) {
    for (const key of keys) await page.keyboard.press(key)
    await corner.press('Enter')
  }
  const whole = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    const corners = (searchParams.get('polygon') ?? '').split(';').map((text) => text.split(',').map(Number))
    const [north, south, east, west] = ['north', 'south', 'east', 'west'].map((side) =>
      Number(searchParams.get(side)),
    )
    return (
      pathname === '/api/rooms/map' &&
      corners.length === 3 &&
      corners.every(([lat, lng]) => lat! <= north! && lat! >= south! && lng! <= east! && lng! >= west!)
    )
  })
  await map.getByRole('button', { name: 'Search inside' }).press('Enter')
  await whole
})
