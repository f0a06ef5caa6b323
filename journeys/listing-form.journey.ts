import type { Page } from '@playwright/test'
import { arrive, button, choose, created, fillDetails, someTitle, step } from './list-a-room-steps.ts'
import { dialog } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test.use({ viewport: { width: 360, height: 740 } })

const field = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name, exact: true })

/** Nothing is wider than the screen in text of twice the size, with everything unfolded. */
async function expectFits(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    for (const more of document.querySelectorAll('details')) more.open = true
    document.documentElement.style.fontSize = '200%'
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('main *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    )
    document.documentElement.style.fontSize = ''
    return scrollWidth > clientWidth ? wide.map((one) => one.outerHTML.slice(0, 120)) : []
  })
  expect(beyond, where).toEqual([])
}

test('The listing form fits a phone in text of twice the size, and says what like rooms ask for @phone', async ({
  page,
}) => {
  await arrive(page)
  await field(page, 'Home type').getByRole('button', { name: 'Private room' }).click()
  await expectFits(page, 'details')
  await fillDetails(page, someTitle(), 'Koramangala')
  // rooms.price-hint
  await expect(page.getByText(/^Rooms like this here: ₹[\d,]+ to ₹[\d,]+, median ₹[\d,]+/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'pricing')
  await page.getByLabel('Monthly rent').fill('15500')
  await page.getByLabel('Available from').fill('2090-01-01')
  await button(page, 'Next').click()
  await expect(step(page, 'Room Preferences')).toBeFocused()
  await expectFits(page, 'preferences')
  await button(page, 'Next').click()
  await expect(step(page, 'Upload Photos')).toBeFocused()
  await choose(page, ['hall.jpg', 'kitchen.jpg'])
  await expectFits(page, 'photos')
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  const room = await dialog(page).getByRole('link', { name: 'View Listing' }).getAttribute('href')
  await page.goto(`${room}/edit`)
  await whenAlive(page)
  await expect(page.getByText(/^Rooms like this here: ₹/)).toBeVisible()
  await expectFits(page, 'edit')
})

test('rooms.price-hint: where too few are known, a listing goes on without it @phone', async ({ page }) => {
  await arrive(page)
  await field(page, 'Home type').getByRole('button', { name: 'Private room' }).click()
  const asked = page.waitForRequest('**/api/rooms/price-hint**')
  await fillDetails(page, someTitle())
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ home_type: 'private_room' })
  await page.getByLabel('Monthly rent').fill('15500')
  await page.getByLabel('Available from').fill('2090-01-01')
  await expect(page.getByText(/^Rooms like this here/)).toHaveCount(0)
  await button(page, 'Next').click()
  await expect(step(page, 'Room Preferences')).toBeFocused()
})
