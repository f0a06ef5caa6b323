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
