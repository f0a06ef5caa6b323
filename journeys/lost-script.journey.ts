import type { Page } from '@playwright/test'
import { joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, test, whenAlive } from './visitor.ts'

test.use({ refusals: [503, 'ERR_CONNECTION_FAILED', 'ERR_FAILED', 'dynamically imported'] })

/** Loses the scripts of that name, and what is asked by HEAD, until the answer is called. */
async function lose(page: Page, name: string): Promise<{ find: () => void; lost: () => number }> {
  let isLost = true
  let lost = 0
  await page.route(`**/${name}-*.js*`, (route) => {
    if (!isLost) return route.continue()
    lost++
    return route.abort('connectionfailed')
  })
  await page.route('**', (route, request) =>
    isLost && request.method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  return {
    find: () => {
      isLost = false
    },
    lost: () => lost,
  }
}

test('a part of a page comes once the server is back, and the page stays', async ({ page, browser }) => {
  const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
  const room = await listRoom(lister)
  await lister.page.context().close()
  const script = await lose(page, 'share-sheet')
  await page.goto(`/room/${room}`)
  await whenAlive(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(script.lost).toBe(2)
  await expect(dialog(page)).toHaveCount(0)
  script.find()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(dialog(page).getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
})

test('a page whose script is missing says so, and loads itself once the server is back', async ({ page }) => {
  const script = await lose(page, 'saved-page')
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('link', { name: 'Saved rooms' }).locator('visible=true').first().click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page).toHaveURL('/saved')
  script.find()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1, name: /Saved/ })).toBeVisible()
})
