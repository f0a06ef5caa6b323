import type { Page } from '@playwright/test'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { listRoom } from './some-room.ts'
import { expect, test } from './visitor.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const footerOf = (page: Page) => page.getByRole('contentinfo')

test('shell.footer-links: the chats have the footer below them, and writing leaves the page where it is', async ({
  page,
  browser,
}) => {
  const lister = await joinInOwnBrowser(browser, 'Meera Rao')
  const room = await listRoom(lister)
  const seeker = await joinByCalls(page)
  const { body: chat } = await seeker.call('POST', '/api/chats', { room_id: room })
  await page.goto('/chats')
  await expect(footerOf(page)).toBeVisible()
  if (!isPhone(page)) await expect(footerOf(page)).not.toBeInViewport()
  await footerOf(page).scrollIntoViewIfNeeded()
  await expect(footerOf(page).getByRole('link', { name: 'Help Center' })).toBeVisible()

  await page.goto(`/chats/${chat.id}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  for (const text of ['Is the room still free?', 'I could come on Saturday.']) {
    await message.fill(text)
    await message.press('Enter')
    await expect(page.getByRole('log').getByText(text)).toBeVisible()
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(message).toBeInViewport({ ratio: 1 })
  if (isPhone(page)) await expect(footerOf(page)).toBeHidden()
  else await expect(footerOf(page)).toBeAttached()
})

test('shell.footer-links: the footer of a form takes little room @phone', async ({ page }) => {
  await joinByCalls(page)
  await page.goto('/list-room')
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect(footerOf(page).getByRole('link', { name: 'Find Room', exact: true })).toBeVisible()
  expect((await footerOf(page).boundingBox())?.height).toBeLessThan(760)
})
