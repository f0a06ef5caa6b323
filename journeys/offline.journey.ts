import type { Page } from '@playwright/test'
import { joinInOwnBrowser } from './join.ts'
import { roomWithPhotos } from './served.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test.use({ serviceWorkers: 'allow', refusals: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

/** The worker serves the page, and keeps the scripts of the others. */
async function whenKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await whenAlive(page)
  const hasScripts = () =>
    page.evaluate(async () =>
      (await (await caches.open('scripts')).keys()).some(({ url }) => url.endsWith('/parts.json')),
    )
  await expect.poll(hasScripts, { timeout: 60_000 }).toBe(true)
}

/** The addresses that Workbox notes of what it keeps. */
const notedAddresses = () =>
  new Promise<string>((done) => {
    const opening = indexedDB.open('workbox-expiration')
    opening.onsuccess = () => {
      const keys = opening.result.transaction('cache-entries').objectStore('cache-entries').getAllKeys()
      keys.onsuccess = () => {
        opening.result.close()
        done(keys.result.join(' '))
      }
    }
  })

test.describe('shell.kept-pages: without a network', { tag: '@phone' }, () => {
  test.slow()

  test('what was looked at opens, with its photos; anything else says what does', async ({
    page,
    context,
  }) => {
    const room = await roomWithPhotos(page, 1)
    await page.goto(`/room/${room.id}`)
    await whenKept(page)
    await page.getByRole('button', { name: 'Favourite' }).click()
    await page.goto('/saved')
    await expect(page.getByRole('link', { name: room.title })).toBeVisible()

    await context.setOffline(true)
    await page.goto(`/room/${room.id}`)
    await whenAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(room.title)
    const photo = page.getByRole('img', { name: /^Photo 1 of/ })
    await expect
      .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.goto('/saved')
    await expect(page.getByRole('link', { name: room.title })).toBeVisible()
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page).toHaveURL('/offline?from=%2Fhelp')
    await expectAccessible(page)
    await page.getByRole('link', { name: room.title }).click()
    await expect(page).toHaveURL(`/room/${room.id}`)
    await page.goBack()
    await expect(page).toHaveURL('/offline?from=%2Fhelp')
    await whenAlive(page)
    await context.setOffline(false)
    await expect(page).toHaveURL('/help')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
  })

  test('after a first visit says so, in the language that was chosen since', async ({ page, context }) => {
    await page.goto('/help')
    await whenAlive(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto('/find-room')
    await whenAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await context.setOffline(false)
    await expect(page).toHaveURL('/find-room')

    await context.addCookies([{ name: 'basera-language', value: 'hi', url: page.url() }])
    await page.goto('/help')
    const language = () =>
      page.evaluate(async () => {
        const kept = await (await (await caches.open('shells')).match('/offline'))?.text()
        return /<html[^>]* lang="([^"]*)"/.exec(kept ?? '')?.[1]
      })
    await expect.poll(language, { timeout: 60_000 }).toMatch(/^hi/)
    await context.setOffline(true)
    await page.goto('/safety')
    await whenAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/)
  })

  test('a member reads saved rooms and visits, and leaves nothing behind on signing out', async ({
    browser,
  }) => {
    const { page } = await joinInOwnBrowser(browser, 'Kavya Iyer')
    const room = await roomWithPhotos(page, 1)
    await page.goto(`/room/${room.id}`)
    await whenKept(page)
    await page.getByRole('button', { name: 'Favourite' }).click()
    await page.goto('/visits')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/saved')
    await expect(page.getByRole('link', { name: room.title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: room.title })).toBeVisible()

    await page.context().setOffline(true)
    await page.goto('/saved')
    await expect(page.getByRole('link', { name: room.title })).toBeVisible()
    await page.context().setOffline(false)
    expect(await page.evaluate(notedAddresses)).toContain('person=')
    await page
      .getByRole('button', { name: /^(More|Account)/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect.poll(() => page.evaluate(() => caches.has('personal'))).toBe(false)
    await expect.poll(() => page.evaluate(notedAddresses)).not.toContain(room.id)
    expect(await page.evaluate(notedAddresses)).not.toContain('person=')
    await page.context().setOffline(true)
    await page.goto('/offline')
    await whenAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.getByRole('link', { name: room.title })).toHaveCount(0)
  })
})
