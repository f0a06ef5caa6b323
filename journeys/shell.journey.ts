import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const pages = ['/', '/find-room', '/help', '/dev/components', '/nowhere']

for (const theme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} is accessible in the ${theme} theme and fits 360 px`, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(path)
      await whenAlive(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      for (const size of path.startsWith('/dev') ? ['100%'] : ['100%', '200%']) {
        const beyond = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
          return document.documentElement.scrollWidth - 360
        }, size)
        expect(beyond, size).toBeLessThanOrEqual(0)
      }
      // The browser itself reports the 404 of the document.
      if (path === '/nowhere') complaints.length = 0
    })
  }
}

/** The page has scrolled so far, and whatever that set moving in `part` has come to its end. */
async function whenScrolled(page: Page, pixels: number, part: Locator): Promise<void> {
  await page.waitForFunction((far) => window.scrollY === far, pixels)
  await part.evaluate(async (node) => {
    // The frame that tells of the scrolling, and the one that shows what follows.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await Promise.all(node.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  })
}

test('shell.bottom-bar-hides: the bottom bar hides past 100 px down and returns on the way up', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const bar = page.getByRole('navigation', { name: 'Mobile' })
  await expect(bar).toBeInViewport()
  await page.mouse.wheel(0, 90)
  await whenScrolled(page, 90, bar)
  await expect(bar).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport()
})

test('the way through the site works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const place = page.getByPlaceholder('City, area or landmark')
  const onPlace = () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'q')
  for (let i = 0; i < 12 && !(await onPlace()); i++) await page.keyboard.press('Tab')
  await expect(place).toBeFocused()
  await page.keyboard.type('hsr layout', { delay: 30 })
  await expect(page.getByRole('option').first()).toContainText('HSR Layout')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-room\?.*lat=/)
  await expect(page.getByRole('heading', { name: /rooms? found/ })).toBeVisible()
})

test('a page that is not there is a real 404 with a way on', async ({ page, complaints }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  complaints.length = 0
})
