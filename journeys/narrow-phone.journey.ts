import type { Page } from '@playwright/test'
import { box } from './conversation.ts'
import { demoPerson, joinByCalls, joinInOwnBrowser, signInByCall } from './join.ts'
import { dialog, fillProfile, newcomer, openSignIn, signUp } from './member.ts'
import { servedJson } from './served.ts'
import { listRoom } from './some-room.ts'
import { expect, test, whenAlive } from './visitor.ts'

test.use({ viewport: { width: 360, height: 740 } })

const longPlace =
  'lat=12.9352&lng=77.6245&place=Koramangala+8th+Block+near+National+Games+Village%2C+Bengaluru'

/** Nothing on the page is wider than the screen, in the usual text size and in twice that size. */
async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), textSize).toBe(width)
  }
}

test('A long place in the room search leaves the page as wide as the phone @phone', async ({ page }) => {
  await page.goto(`/find-room?${longPlace}&radius_km=10&organization=Manyata+Embassy+Business+Park`)
  await whenAlive(page)
  await expect(page.getByRole('button', { name: /Koramangala 8th Block/ }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('A long place in the roommate search leaves the page as wide as the phone @phone', async ({ page }) => {
  await signInByCall(page, demoPerson('asha'))
  await page.goto(`/browse-profiles?${longPlace}&radius_km=10`)
  await whenAlive(page)
  await expect(page.getByRole('button', { name: /Search/ }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('The narrowest phone and the largest text scroll nothing sideways @phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await signInByCall(page, demoPerson('asha'))
  const { items } = await servedJson(page, '/api/rooms?q=Bengaluru&limit=1')
  const room = `/room/${items[0].id}`
  for (const path of [
    '/',
    '/find-room',
    room,
    '/browse-profiles',
    '/dashboard',
    '/saved',
    '/help',
    '/rent-in/bengaluru',
  ]) {
    await page.goto(path)
    await whenAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await test.step(path, () => expectNoSidewaysScroll(page, 320))
  }
})

test('The roommate search says all its words in Tamil, on the narrowest phone in the largest text @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await joinByCalls(page)
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog').getByText('தமிழ்').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN')
  await page.goto('/browse-profiles')
  await whenAlive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN')
  const words = page.getByText('பெயர், பழக்கம், கல்லூரி, இடம்')
  await expect(words).toBeVisible()
  await expectNoSidewaysScroll(page, 320)
  expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(8)
  const chip = await page.getByRole('button', { name: 'நான் இருக்கும் இடம்' }).boundingBox()
  expect(chip!.x + chip!.width).toBeLessThanOrEqual(320)
})

test('The note of a taken room has the whole width for its words @phone', async ({ page }) => {
  const lister = await joinByCalls(page)
  const room = await listRoom(lister)
  await lister.call('PUT', `/api/rooms/${room}/status`, { status: 'taken' })
  await page.goto(`/room/${room}`)
  const words = await page.getByText('The person who listed it has found someone.').boundingBox()
  const similar = await page.getByRole('link', { name: 'See similar rooms' }).boundingBox()
  expect(words?.width).toBeGreaterThan(240)
  expect(similar?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
})

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test('The message box shows all its words on the narrowest phone in the largest text @phone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
  const seeker = await joinByCalls(page)
  const room = await listRoom(lister)
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
  await page.goto(`/chats/${chat}`)
  await expect(box(page)).toBeVisible()
  await doubleText(page)
  expect(await box(page).evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThan(8)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('The digits of a code stand in the middle of their boxes in the largest text @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const person = newcomer()
  await page.goto('/')
  await openSignIn(page)
  await signUp(page, person)
  await fillProfile(page)
  await dialog(page).getByLabel('Phone number').fill(person.phone)
  await dialog(page).getByRole('button', { name: 'Send code' }).click()
  await dialog(page).getByLabel('6-digit code').fill('12')
  await doubleText(page)
  const offset = await dialog(page)
    .getByText('1', { exact: true })
    .evaluate((digit) => {
      const text = document.createRange()
      text.selectNodeContents(digit)
      const [outer, inner] = [digit.getBoundingClientRect(), text.getBoundingClientRect()]
      return inner.y + inner.height / 2 - outer.y - outer.height / 2
    })
  expect(Math.abs(offset)).toBeLessThan(3)
})
