import type { Page } from '@playwright/test'
import { box, log, said, say, visitCard } from './conversation.ts'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, test, whenAlive } from './visitor.ts'

const alert = {
  name: 'Near the fort',
  query: 'place=Jaisalmer&lat=26.9157&lng=70.9083&radius_km=25',
  ...{ by_mail: true, by_push: false, frequency: 'daily' },
}

/** The focus is kept from the first Tab, Enter or space on. */
async function useKeyboard(page: Page) {
  await page.keyboard.press('Tab')
  const isKept = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-focus')),
    )
  await expect.poll(isKept).toBe(true)
}

const hasFocusIn = (page: Page, selector: string) => page.locator(`:is(${selector}):focus-within`)

test('shell.focus-kept: A button that is busy has the focus again, or the other one in its place', async ({
  page,
}) => {
  const member = await joinByCalls(page, 'Meera Iyer')
  const made = await member.call('POST', '/api/me/alerts', alert)
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
  await page.goto('/alerts')
  await whenAlive(page)
  await useKeyboard(page)
  const article = page.getByRole('main').getByRole('article')
  await article.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(article).toContainText('Paused since')
  await expect(hasFocusIn(page, 'article')).toBeVisible()
  await article.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(article).not.toContainText('Paused since')
  await expect(hasFocusIn(page, 'article')).toBeVisible()
})

test('shell.focus-kept: After Back the list has the focus where it was left', async ({ page }) => {
  await page.goto('/find-room')
  await whenAlive(page)
  await useKeyboard(page)
  const card = page.getByRole('article').nth(5).getByRole('link')
  // Titles may be alike.
  const href = (await card.getAttribute('href')) ?? ''
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('article').locator(`a[href="${href}"]`)).toBeFocused()
})

test('shell.focus-kept: Whoever uses the keyboard stays where they were in a chat', async ({
  page,
  browser,
}) => {
  test.slow()
  const lister = await joinInOwnBrowser(browser, 'Vikram Reddy')
  const seeker = await joinByCalls(page, 'Meera Iyer')
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: await listRoom(lister) })).body.id
  await page.goto(`/chats/${chat}`)
  await expect(said(page)).toHaveCount(1)
  await say(page, 'Is there a lift?')
  await expect(said(page)).toHaveCount(2)
  await box(page).focus()
  await useKeyboard(page)

  const message = log(page).locator('.chat-message').filter({ hasText: 'Is there a lift?' })
  await message.getByRole('button', { name: 'More about this message' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Take back for both' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Take back', exact: true }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(hasFocusIn(page, '.chat-message, [role=log]')).not.toHaveCount(0)

  await page.getByRole('button', { name: 'More about this conversation' }).press('Enter')
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).press('Escape')
  await expect(page.getByRole('searchbox', { name: 'Search in this conversation' })).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)

  await lister.call('POST', `/api/chats/${chat}/visits`, {
    client_id: crypto.randomUUID(),
    slots: [new Date(Math.ceil(Date.now() / 900_000 + 200) * 900_000).toISOString()],
  })
  await visitCard(page).getByRole('listitem').first().getByRole('button').press('Enter')
  await expect(visitCard(page)).toContainText('accepted')
  await expect(hasFocusIn(page, '[role=log]')).toBeVisible()
})
