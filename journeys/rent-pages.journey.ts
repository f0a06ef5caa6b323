import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const firstPart = (page: Page) =>
  page.getByRole('navigation', { name: 'Parts of Bengaluru' }).getByRole('link').first()

test('A visitor reads from Home what rooms cost in a city, and goes on to a part of it and to a room', async ({
  page,
}) => {
  await page.goto('/')
  await whenAlive(page)
  await page
    .getByRole('navigation', { name: 'What rooms cost in' })
    .getByRole('link', { name: 'Bengaluru' })
    .click()
  await expect(page).toHaveURL('/rent-in/bengaluru')
  await expect(title(page)).toHaveText('Rooms and rents in Bengaluru')
  await expect(page).toHaveTitle('Rooms and rents in Bengaluru | Basera')
  await expect(page.getByRole('listitem').filter({ hasText: 'Private room' }).first()).toContainText(
    /middle ₹/,
  )
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('row')).toHaveCount(13)
  await page.getByText('What deposit do people ask for in Bengaluru?').click()
  await expect(page.getByText(/^The middle deposit is/)).toBeVisible()
  // The top bar may half cover a link of the scrolled page.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await firstPart(page).click()
  await expect(page).toHaveURL(/^[^?]*\/rent-in\/bengaluru\/[a-z0-9-]+$/)
  await expect(title(page)).toContainText(', Bengaluru')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Bengaluru' }).click()
  await expect(title(page)).toHaveText('Rooms and rents in Bengaluru')

  await page.locator('article a').first().click()
  await expect(page).toHaveURL(/\/room\//)
  await page.goBack()
  await page.getByRole('link', { name: 'Search rooms here' }).click()
  await expect(page).toHaveURL(/\/find-room\?.*place=Bengaluru/)
})

test('rooms.saved-on-device: a room of a place is saved from its card, which still shows it after a reload', async ({
  page,
}) => {
  await page.goto('/rent-in/bengaluru')
  await whenAlive(page)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('An old name leads to the page of today, in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/rent-in/Bangalore')
  await expect(page).toHaveURL('/rent-in/bengaluru')
  await whenAlive(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
})

test('A small place says honestly that there is little to say', async ({ page }) => {
  await page.goto('/rent-in/bhopal/arera-colony')
  await whenAlive(page)
  await expect(page.getByText('These are too few rooms to say much.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'What people ask for in all of Bhopal' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('where there is no such place', () => {
  test.use({ refusals: [404] })

  test('the page says so and offers the search', async ({ page }) => {
    await page.goto('/rent-in/bengaluru/atlantis')
    await whenAlive(page)
    await expect(title(page)).toHaveText('We don’t know this place')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Search “atlantis, bengaluru”' }).click()
    await expect(page).toHaveURL(/\/find-room\?q=atlantis/)
  })
})

test.describe('without a connection', () => {
  test.use({ refusals: ['net::ERR_'] })

  test('the page says so, and comes when it is tried again', async ({ page }) => {
    await page.goto('/rent-in/bengaluru')
    await whenAlive(page)
    await page.route('**/api/localities**', (route) => route.abort())
    await firstPart(page).click()
    await expect(title(page)).toHaveText('This page could not be loaded')
    await page.unroute('**/api/localities**')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText(/^Rooms and rents in .+, Bengaluru$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and links lead on', async ({ page }) => {
    await page.goto('/rent-in/bengaluru')
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row')).toHaveCount(13)
    await page.getByRole('link', { name: 'Search rooms here' }).click()
    await expect(title(page)).toHaveText('Find Your Perfect Room')
  })
})

test('Nothing is wider than a small phone, in twice the text size @phone', async ({ page }) => {
  for (const path of ['bengaluru', 'bengaluru/koramangala', 'vellore']) {
    await page.goto(`/rent-in/${path}`)
    await whenAlive(page)
    const table = page.getByText('Show as a table')
    if (await table.isVisible()) await table.click()
    for (const width of [320, 360])
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} ${width} ${size}`).toBe(width)
      }
  }
})
