import type { Browser, Page } from '@playwright/test'
import { takePhotos } from './list-a-room-photos.ts'
import { arrive, button, created, found, someTitle, walkToPhotos } from './list-a-room-steps.ts'
import { dialog } from './member.ts'
import { expect, test } from './visitor.ts'

/** Bytes a second from bits a second, as the browser wants them. */
const kilobits = (count: number) => (count * 1000) / 8
const slowFourG = {
  offline: false,
  downloadThroughput: kilobits(1600),
  uploadThroughput: kilobits(750),
  latency: 150,
}
const fullSpeed = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 }

const hsrLayout = '/find-room?place=HSR+Layout%2C+Bengaluru&lat=12.9116&lng=77.6389&radius_km=10'

/** Somebody else's browser, on a network of its own. */
async function seeker(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await page.goto(hsrLayout)
  return page
}

/** Notes in the page how many bytes each photo sent; the browser tells nobody else about the bodies of uploads. */
const weighUploads = () => {
  const sent: number[] = []
  Object.assign(window, { sent })
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (body) {
    this.upload.addEventListener('load', ({ loaded }) => sent.push(loaded))
    send.call(this, body)
  }
}

const note = (description: string) => test.info().annotations.push({ type: 'figure', description })
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(2)} s`

test('rooms.photo-count: 8 photos of 12 megapixels on slow 4G; the room is found at once, then edited, paused, deleted @phone', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(300_000)
  const title = someTitle()
  const taken = await takePhotos(8, (name) => info.outputPath(name))
  for (const { bytes } of taken) expect(bytes).toBeGreaterThan(2_000_000)
  await page.addInitScript(weighUploads)
  const reader = await seeker(browser, baseURL)
  await arrive(page)
  await walkToPhotos(page, title)
  const chosenAt = Date.now()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(taken.map(({ file }) => file))
  await expect(page.getByText('8 of 8')).toBeVisible()
  await expect(page.getByText('Preparing...')).toHaveCount(0, { timeout: 90_000 })
  note(`8 photos made ready in ${seconds(chosenAt, Date.now())}`)

  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', slowFourG)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  const pressedAt = Date.now()
  await button(page, 'Create Listing').click()
  expect((await answered).status()).toBe(201)
  const createdAt = Date.now()
  expect(await found(reader, title)).toHaveLength(1)
  const listedAt = Date.now()
  await reader.goto(`${hsrLayout}&sort=newest`)
  await expect(reader.getByRole('article').filter({ hasText: title })).toBeVisible()
  const seenAt = Date.now()
  await expect(page.getByText(/^Sending photos: \d of 8$/)).toHaveCount(1)
  await expect(created(page)).toBeVisible({ timeout: 180_000 })
  const doneAt = Date.now()
  const sent = await page.evaluate(() => (window as unknown as { sent: number[] }).sent)
  await network.send('Network.emulateNetworkConditions', fullSpeed)
  note(`room answered ${seconds(pressedAt, createdAt)} after the press`)
  note(
    `found by the API ${seconds(createdAt, listedAt)}, on the screen ${seconds(createdAt, seenAt)} after it`,
  )
  note(
    `${sent.length} photos, ${sent.reduce((all, one) => all + one, 0)} bytes sent in ${seconds(createdAt, doneAt)}`,
  )
  expect(listedAt - createdAt).toBeLessThan(1000)
  expect(sent).toHaveLength(8)
  for (const bytes of sent) {
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(1_000_000)
  }
  expect(await found(reader, title)).toEqual([8])

  await dialog(page).getByRole('link', { name: 'View Listing' }).click()
  await expect(page).toHaveURL(/\/room\/[0-9a-f-]{36}$/)
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Edit', exact: false }).locator('visible=true').first().click()
  await expect(page.getByLabel('Monthly rent')).toHaveValue('15,500')
  await page.getByLabel('Monthly rent').fill('16500')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog', { name: 'Changes Saved Successfully!' })).toBeVisible()
  await reader.goto(address)
  await expect(reader.getByText('₹16,500').locator('visible=true').first()).toBeVisible()

  await page.goto('/dashboard')
  const row = page.getByRole('article').filter({ hasText: title })
  await row.getByLabel('Status').selectOption('Paused')
  await expect(row.getByText('Nobody finds this room in search while it is paused.')).toBeVisible()
  expect(await found(reader, title)).toEqual([])
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect((await reader.request.get(`/api/rooms/${address.slice('/room/'.length)}`)).status()).toBe(404)
  await reader.context().close()
})

/** A finger from one place to another, in small steps, as the browser itself would report it. */
async function dragByFinger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  for (let part = 1; part <= 10; part++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * part) / 10,
      y: from.y + ((to.y - from.y) * part) / 10,
    })
  await touch('touchEnd')
  await finger.detach()
}

const middleOf = async (page: Page, label: string | RegExp, role: 'button' | 'img') => {
  const box = await page.getByRole(role, { name: label }).boundingBox()
  if (!box) throw new Error(`${label} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('rooms.photo-order: a finger drags a photo by its grip to another place, and scrolls over the pictures @phone', async ({
  page,
}, info) => {
  await arrive(page)
  await walkToPhotos(page, someTitle())
  const taken = await takePhotos(3, (name) => info.outputPath(name))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(taken.map(({ file }) => file))
  await expect(page.getByText('Preparing...')).toHaveCount(0, { timeout: 60_000 })
  const names = page.getByRole('img', { name: /^Photo \d of 3/ })
  const order = () => names.evaluateAll((photos) => photos.map((photo) => photo.getAttribute('alt')))
  await page.locator('.photo-grid').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await dragByFinger(
    page,
    await middleOf(page, /^Move photo 3 of 3/, 'button'),
    await middleOf(page, /^Photo 1 of 3/, 'img'),
  )
  await expect
    .poll(order)
    .toEqual(['Photo 1 of 3: room-3.jpg', 'Photo 2 of 3: room-1.jpg', 'Photo 3 of 3: room-2.jpg'])
  expect(await scrolled()).toBe(before)
  // The same way over the picture is no drag.
  const start = await middleOf(page, /^Photo 1 of 3/, 'img')
  await dragByFinger(page, start, { x: start.x, y: start.y + 120 })
  await expect.poll(scrolled).toBeLessThan(before)
  expect((await order())[0]).toBe('Photo 1 of 3: room-3.jpg')
})
