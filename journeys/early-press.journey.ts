import { expect, holdBack, test, whenAlive } from './visitor.ts'

test('a button that is pressed before the page has its code does what it says once it has', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Language/ })
    .locator('visible=true')
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'हिन्दी' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('@desktop a menu that opened without code stays open when it comes', async ({ page }) => {
  const release = await holdBack(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Appearance', exact: true }).click()
  release()
  await whenAlive(page)
  expect(await page.locator('#theme').evaluate((menu) => menu.matches(':popover-open'))).toBe(true)
})

test('a saved room that is pressed before the page has its code stays saved', async ({ page }) => {
  await page.goto('/find-room')
  await whenAlive(page)
  const heart = page.getByRole('main').locator('li:has(article) button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const release = await holdBack(page, '**/*.js')
  await page.goto('/find-room', { waitUntil: 'commit' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  release()
  await whenAlive(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
