import type { Page } from '@playwright/test'
import { demoPerson, joinByCalls, type Member, signInByCall } from './join.ts'
import { dialog } from './member.ts'
import { servedJson } from './served.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

/** A room of the demo data in Bengaluru. */
async function openRoom(page: Page): Promise<void> {
  const { items } = await servedJson(page, '/api/rooms?lat=12.9784&lng=77.6408&radius_km=5&limit=1')
  await page.goto(`/room/${items[0].id}`)
  await whenAlive(page)
}

/** A room in Bengaluru without photos. */
async function listRoom(lister: Member): Promise<string> {
  const { status, body } = await lister.call('POST', '/api/rooms', {
    title: 'Sunny room & terrace',
    address: 'Indiranagar, Bengaluru',
    rent: 14_500,
    deposit: 200_000,
    bills_estimate: 12_000,
    maintenance: 1_500,
    home_type: 'private_room',
    furnishing: 'unfurnished',
    latitude: 12.9784,
    longitude: 77.6408,
    available_from: '2030-01-01',
    current_tenants: 0,
    max_tenants: 2,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

const toFoot = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

test('rooms.nearby-places: who jumps to the foot of a room finds what is near it', async ({ page }) => {
  await openRoom(page)
  const near = page.getByRole('heading', { name: 'Getting around' })
  await expect(near).toHaveCount(0)
  await toFoot(page)
  await expect(near).toHaveCount(1)
})

test('rooms.saved-on-device: a room nearby is saved from its card', async ({ page }) => {
  await openRoom(page)
  await toFoot(page)
  const heading = page.getByRole('heading', { name: 'Similar rooms nearby' })
  const nearby = page.locator('section').filter({ has: heading })
  const heart = nearby.getByRole('button', { name: /^Save / }).first()
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device.' })).toBeVisible()
  await expectAccessible(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('A visitor does not load the code that looks for a member’s chat', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (asked) => void scripts.push(asked.url()))
  await openRoom(page)
  await toFoot(page)
  await expect(page.getByRole('heading', { name: 'Getting around' })).toHaveCount(1)
  expect(scripts.filter((url) => /contact-watch|for-members/.test(url))).toEqual([])
})

test('rooms.area-map: the area is told in words; the map comes when asked for, on wide screens when near', async ({
  page,
  isMobile,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => void scripts.push(asked.url()))
  const hasMap = () => scripts.some((url) => /area-map|maplibre/.test(url))
  await openRoom(page)
  const words = page.getByText('The home is somewhere in this circle')
  await expect(words).toHaveCount(1)
  expect(hasMap()).toBe(false)
  await words.scrollIntoViewIfNeeded()
  if (isMobile) {
    await expectAccessible(page)
    expect(hasMap()).toBe(false)
    await page.getByRole('button', { name: 'Show map' }).click()
  }
  await expect(page.getByRole('region', { name: /^Map:/ })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expectAccessible(page)
})

test('rooms.share-room: without a share sheet of the device, WhatsApp or a copied link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRoom(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const whatsApp = dialog(page).getByRole('link', { name: 'Share on WhatsApp' })
  await expect(whatsApp).toHaveAttribute('rel', 'noopener')
  const link = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(link.searchParams.get('text')).toContain(page.url())
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('rooms.ask-photos: a room without photos is asked for some; its lister is not', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const lister = await joinByCalls(page)
  const room = await listRoom(lister)
  await visitor.goto(`/room/${room}`)
  await whenAlive(visitor)
  await expect(visitor.getByText('No photos yet')).toHaveCount(1)
  await visitor.getByRole('button', { name: 'Ask for more photos' }).click()
  await expect(dialog(visitor).getByLabel('Your message')).toHaveValue(
    'Hi! Can you send me more photos of the room, the bathroom and the kitchen?',
  )
  const chip = dialog(visitor).getByRole('button', { name: 'More photos, please' })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await visitor.context().close()
  await page.goto(`/room/${room}`)
  await whenAlive(page)
  await toFoot(page)
  await expect(page.getByRole('button', { name: 'Ask for more photos' })).toHaveCount(0)
})

test('chats.answer-time: a lister who answers soon is said to', async ({ page, browser }) => {
  const asha = await signInByCall(await (await browser.newContext()).newPage(), demoPerson('asha'))
  const { body } = await asha.call('GET', '/api/me/rooms')
  await page.goto(`/room/${body.items[0].id}`)
  await whenAlive(page)
  await page.getByRole('heading', { name: 'Listed by' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Usually answers within/)).toBeVisible()
  await asha.page.context().close()
})

test('A room in text of twice the size leaves the page as wide as the phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const room = await listRoom(await joinByCalls(page))
  await page.context().clearCookies()
  await page.goto(`/room/${room}`)
  await whenAlive(page)
  await toFoot(page)
  await expect(page.getByRole('heading', { name: 'Getting around' })).toHaveCount(1)
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(360)
  }
})
