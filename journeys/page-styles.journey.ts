import type { Page } from '@playwright/test'
import { expect, test, whenAlive } from './visitor.ts'

const isApplied = (page: Page) =>
  page.evaluate(() => matchMedia(document.querySelector<HTMLLinkElement>('#sheet')?.media ?? '').matches)

/** Home, that never comes to rest. */
async function openBusyHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await whenAlive(page)
  expect(await isApplied(page)).toBe(false)
}

/** What shows of an element in the first frame after it was added. */
const positionOfNew = (page: Page, classes: string) =>
  page.evaluate(async (names) => {
    const added = document.createElement('p')
    added.className = names
    document.getElementById('main')?.append(added)
    await new Promise(requestAnimationFrame)
    return getComputedStyle(added).position
  }, classes)

test('the styles that a page lacks apply before anything shows that needs them', async ({ page }) => {
  await openBusyHome(page)
  expect(await positionOfNew(page, 'wrap')).toBe('static')
  expect(await isApplied(page)).toBe(false)
  expect(await positionOfNew(page, 'wrap page-progress')).toBe('fixed')
  expect(await isApplied(page)).toBe(true)
})

const firsts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  key: (page) => page.keyboard.press('Tab'),
  press: (page) => page.getByRole('heading', { level: 1 }).click(),
  'move to another page': (page) =>
    page.getByRole('link', { name: /^Find a Room\b/ }).evaluate((link: HTMLElement) => link.click()),
}

for (const [first, happen] of Object.entries(firsts))
  test(`all styles apply with the first ${first}`, async ({ page }) => {
    await openBusyHome(page)
    await happen(page)
    await expect.poll(() => isApplied(page)).toBe(true)
  })

test('all styles apply once the page rests', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await expect.poll(() => isApplied(page), { timeout: 60_000 }).toBe(true)
})
