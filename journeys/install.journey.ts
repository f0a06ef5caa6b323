import type { Page } from '@playwright/test'
import { joinByCalls } from './join.ts'
import { servedJson } from './served.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

/** The browser says, after the page has loaded, that the site can be installed. */
const canInstall = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () =>
      setTimeout(() => {
        const prompt = () => {
          document.title = 'prompted'
          return Promise.resolve()
        }
        dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
      }, 50),
    )
  })

const offer = (page: Page) => page.getByRole('complementary', { name: 'Keep Basera on this device' })

/** As if the tab had been closed and opened again. */
const visitAgain = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await whenAlive(page)
}

async function openRoom(page: Page) {
  const { items } = await servedJson(page, '/api/rooms?limit=1')
  await page.goto(`/room/${items[0].id}`)
  await whenAlive(page)
}

test('shell.install-offer: the second visit with a heart offers to install, once', async ({ page }) => {
  await canInstall(page)
  await openRoom(page)
  await page.getByRole('button', { name: 'Favourite' }).click()
  await visitAgain(page)
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Install' }).click()
  await expect(page).toHaveTitle('prompted')
  await expect(offer(page)).toBeHidden()
  await visitAgain(page)
  // What is pressed makes it look again.
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => document.cookie)).toContain('basera-install=offered')
  await expect(offer(page)).toBeHidden()
})

test('@phone shell.install-offer: a heart of the second visit is enough; iPhones are told how', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
  await openRoom(page)
  await visitAgain(page)
  await expect(offer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(offer(page)).toContainText('Tap Share')
  await expect(offer(page).getByRole('button', { name: 'Install' })).toHaveCount(0)
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toBeHidden()
})

test.describe('shell.share-photos: a photo that the device shares', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('waits for signing in, and is then in the listing', async ({ page }) => {
    await page.goto('/help')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await whenAlive(page)
    // As the device does it.
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
      const photo = await new Promise<Blob | null>((done) => {
        canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
        canvas.toBlob(done, 'image/jpeg')
      })
      const files = new DataTransfer()
      files.items.add(new File([photo ?? ''], 'door of the room.jpg', { type: 'image/jpeg' }))
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share-photos', enctype: 'multipart/form-data' })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' })
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    })
    await expect(page).toHaveURL('/list-room')
    await expect(page.getByRole('heading', { name: 'Sign In to List Your Room' })).toBeVisible()
    await joinByCalls(page)
    await page.goto('/list-room')
    await expect(page.getByText('Your photo is in the listing, at its last step.')).toBeVisible()
    const draft = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .find(([key]) => /^basera-list-room-[0-9a-f]/.test(key))
          ?.join(),
      )
    await expect.poll(draft).toContain('door of the room.jpg')
    expect(await page.evaluate(() => caches.has('shared-photos'))).toBe(false)
  })
})
