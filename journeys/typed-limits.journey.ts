import type { Page } from '@playwright/test'
import { demoPerson, signInByCall } from './join.ts'
import { expect, test, whenAlive } from './visitor.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Fills both limits; leaving the first starts a search of its own, which arrives before the button is pressed. */
async function fillLimits(page: Page, min: string, max: string): Promise<void> {
  await whenAlive(page)
  // A search wakes the form, which otherwise hears of nothing before the next key.
  const radio = page.getByRole('radio', { name: 'Female' })
  // Its label covers it, and before the styles it has no size.
  await expect(() => radio.check({ force: true, timeout: 1000 })).toPass({ timeout: 15_000 })
  await expect(page).toHaveURL(/gender=female/)
  await page.getByRole('textbox', { name: min }).fill('7000')
  await page.getByRole('textbox', { name: max }).fill('9000')
  await expect(page).toHaveURL(/=7000/)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test.beforeEach(({ page }) => {
  test.skip(isPhone(page), 'the filters of phones search by their button alone')
})

test('rooms.search-filters: rents typed one after the other are both searched for', async ({ page }) => {
  await page.goto('/find-room')
  await fillLimits(page, 'Min Rent', 'Max Rent')
  await expect(page).toHaveURL(/min_rent=7000&max_rent=9000/)
  await expect(page.getByRole('textbox', { name: 'Max Rent' })).toHaveValue('9,000')
})

test('roommates.search-filters: budgets typed one after the other are both searched for', async ({
  page,
}) => {
  await signInByCall(page, demoPerson('rohan'))
  await page.goto('/browse-profiles')
  await fillLimits(page, 'Min', 'Max')
  await expect(page).toHaveURL(/min_budget=7000&max_budget=9000/)
  await expect(page.getByRole('textbox', { name: 'Max' })).toHaveValue('9,000')
})
