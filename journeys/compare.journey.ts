import type { Page } from '@playwright/test'
import { joinByCalls } from './join.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

/** Where no other journey lists rooms meanwhile. */
const search = '/find-room?place=Jaipur&lat=26.9124&lng=75.7873&radius_km=25'
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Compare ${title}`, exact: true })

/** Presses the hearts of the first rooms of a search. Gives their titles. */
async function saveRooms(page: Page, count: number): Promise<string[]> {
  await page.goto(search)
  await whenAlive(page)
  const names = (await titles(page).allTextContents()).slice(0, count)
  for (const name of names) {
    const heart = page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  return names
}

test('rooms.side-by-side: A visitor compares saved rooms, with the way to work, and takes one out', async ({
  page,
}) => {
  test.slow()
  const [first = '', second = '', third = ''] = await saveRooms(page, 3)
  await page.goto('/saved')
  await expect(titles(page)).toHaveCount(3)
  await tick(page, first).check()
  await expect(page.getByText('Tick one more room to compare.')).toBeVisible()
  await tick(page, second).check()
  await tick(page, third).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('3 of 4')).toBeVisible()
  // Out from under the bar, which covers what the keyboard scrolled past.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await page.reload()
  await expect(tick(page, second)).toBeChecked()

  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 rooms')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader').filter({ hasText: first })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Rent ₹/ })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const place = page.getByLabel('Travel time to')
  await place.click()
  await expect(place).toHaveRole('combobox')
  await place.pressSequentially('malviya nagar jaipur', { delay: 20 })
  await page
    .getByRole('option', { name: /^Malviya Nagar.*Jaipur/ })
    .first()
    .click()
  await expect(page).toHaveURL(/to=.*label=/)
  await expect(table.getByRole('rowheader', { name: /^To Malviya Nagar/ })).toBeVisible()
  await expect(
    table.getByText(/^About \d+ min by metro|^More than 90 min|^Place not on the map/).first(),
  ).toBeVisible()
  await page
    .locator('label')
    .filter({ hasText: /^Two-wheeler/ })
    .click()
  await expect(table.getByText(/^About \d+ min by two-wheeler/).first()).toBeVisible()
  await page.reload()
  await expect(table.getByText(/^About \d+ min by two-wheeler/).first()).toBeVisible()

  await page.getByRole('link', { name: `Remove ${third} from the comparison` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 rooms')
  await page.goBack()
  await expect(page).toHaveURL(/\/saved\?compare=/)
  await expect(tick(page, third)).toBeChecked()
})

test('A comparison of four rooms is printed whole, without what paper cannot do', async ({ page }) => {
  await saveRooms(page, 4)
  await page.goto('/saved')
  await expect(titles(page)).toHaveCount(4)
  for (const each of await page.getByRole('checkbox', { name: /^Compare / }).all()) await each.check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 4 rooms')
  // A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  const cut = (box: Element) => box.scrollWidth - box.clientWidth
  expect(await page.locator('.compared').evaluate(cut)).toBeLessThanOrEqual(0)
  expect(await page.locator('html').evaluate(cut)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByLabel('Travel time to')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeHidden()
})

test('rooms.saved-note: A member notes something on a saved room, and finds it after a reload', async ({
  page,
}) => {
  const { call } = await joinByCalls(page, 'Kavya Iyer')
  const [{ id, title }] = (await call('GET', '/api/rooms?limit=1')).body.items
  await call('PUT', `/api/me/saved-rooms/${id}`)
  await page.goto('/saved')
  const add = page.getByRole('button', { name: `Add a note on ${title}` })
  await add.click()
  await expect(page.getByLabel('Your note')).toBeFocused()
  await page.getByLabel('Your note').fill('Ask about the water timing')
  await page.reload()
  await expect(page.getByLabel('Your note')).toHaveValue('Ask about the water timing')
  await expectAccessible(page)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/note') && answer.ok())
  await page.getByRole('button', { name: 'Save note' }).dblclick()
  await saved
  await page.reload()
  const edit = page.getByRole('button', { name: `Edit your note on ${title}` })
  await expect(page.getByText('Ask about the water timing')).toBeVisible()
  await edit.click()
  await page.getByLabel('Your note').fill('Water comes at six')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(edit).toBeFocused()
})

test('rooms.side-by-side: An address without rooms, and with rooms that are gone, says so', async ({
  page,
}) => {
  await page.goto('/saved/compare')
  await expect(page.getByText('Choose rooms to compare')).toBeVisible()
  await page.goto('/saved/compare?rooms=6e9bdf19-fcac-4e8d-ac6c-1230fcde071f')
  await expect(page.getByText('One room is not there any more.')).toBeVisible()
  await page.getByRole('link', { name: 'See saved rooms' }).click()
  await expect(page).toHaveURL('/saved')
})
