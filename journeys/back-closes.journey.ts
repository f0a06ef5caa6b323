import type { Page } from '@playwright/test'
import { dialog } from './member.ts'
import { roomWithPhotos } from './served.ts'
import { expect, test, whenAlive } from './visitor.ts'

const search = '/find-room?place=Koramangala&lat=12.9352&lng=77.6245&radius_km=10'

const overlays = (page: Page) => page.evaluate(() => history.state?.overlays ?? 0)

/** The room is open, with nothing over it, and Back would leave it. */
async function expectRoomAlone(page: Page, address: string) {
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect.poll(() => overlays(page)).toBe(0)
}

test('@phone shell.back-closes: Back closes sheets, the gallery, menus and the sign-in, and stays on the page', async ({
  page,
}) => {
  const address = `/room/${(await roomWithPhotos(page, 3)).id}`
  await page.goto('/help')
  await page.goto(address)
  await whenAlive(page)
  const openers = [
    page.getByRole('img', { name: /^Photo 1 of/ }),
    page.getByRole('button', { name: 'Share' }),
    page.getByRole('button', { name: 'Contact Lister' }).locator('visible=true').first(),
    page.getByRole('button', { name: /^Language/ }),
  ]
  for (const opener of openers) {
    await opener.click()
    await expect(dialog(page)).toBeVisible()
    await expect.poll(() => overlays(page)).toBe(1)
    await page.goBack()
    await expectRoomAlone(page, address)
  }
  // A menu: on phones its choices are in the sheet of languages.
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Appearance' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
  await expect.poll(() => overlays(page)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  await expectRoomAlone(page, address)
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => overlays(page)).toBe(1)
  await page.reload()
  await whenAlive(page)
  await expectRoomAlone(page, address)
  await page.goBack()
  await expect(page).toHaveURL('/help')
})

test('@phone shell.back-closes: Back closes the map and sheets; closed in another way they leave nothing behind', async ({
  page,
}) => {
  await page.goto('/help')
  await page.goto(search)
  await whenAlive(page)
  const open = [/^Map$/, /^Save this search/]
  for (const name of open) {
    await page.getByRole('button', { name }).first().click()
    await expect.poll(() => overlays(page)).toBe(1)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(search)
    await page.getByRole('button', { name }).first().click()
    await expect.poll(() => overlays(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => overlays(page)).toBe(0)
  }
  await page.goForward()
  await expect.poll(() => overlays(page)).toBe(0)
  await expect(page).toHaveURL(search)
  await page.goBack()
  await expect(page).toHaveURL('/help')
})
