import type { Browser, Page } from '@playwright/test'
import { box, log, said, say } from './conversation.ts'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

/** Two people who have the same chat open, each in their own browser. */
async function twoPeople(page: Page, browser: Browser) {
  const lister = await joinInOwnBrowser(browser, 'Vikram Reddy')
  const seeker = await joinByCalls(page, 'Meera Iyer')
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: await listRoom(lister) })).body.id
  for (const { page: own } of [lister, seeker]) {
    await own.goto(`/chats/${chat}`)
    await expect(said(own)).toHaveCount(1)
  }
  return { lister, seeker, chat }
}

async function openMenu(page: Page, text: string) {
  const message = log(page).locator('.chat-message').filter({ hasText: text }).first()
  await message.hover()
  await message.getByRole('button', { name: 'More about this message' }).click()
}

const choose = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

test.describe('what can be done with a message @phone', () => {
  test.slow()

  test('chats.reply-quote, chats.unsend-message: an answer leads to its message, and says so when that is taken back', async ({
    page,
    browser,
  }) => {
    const { lister } = await twoPeople(page, browser)
    await say(page, 'Is there a lift?')
    await expect(said(lister.page)).toHaveCount(2)
    await openMenu(lister.page, 'Is there a lift?')
    await choose(lister.page, 'Reply')
    await expect(box(lister.page)).toBeFocused()
    await expect(lister.page.getByText('Reply to Meera Iyer')).toBeVisible()
    await say(lister.page, 'Yes, since last year')
    await expect(lister.page.getByText('Reply to Meera Iyer')).toBeHidden()

    const quote = log(page).getByRole('button', { name: 'Answer to You Is there a lift?' })
    await expect(quote).toBeVisible()
    await expectAccessible(page)
    await quote.click()
    await expect(log(page).locator('.chat-message:focus')).toContainText('Is there a lift?')

    await openMenu(page, 'Is there a lift?')
    await choose(page, 'Take back for both')
    await expectAccessible(page)
    await choose(page, 'Take back')
    await expect(log(page).getByText('You took this message back')).toBeVisible()
    await expect(log(lister.page).locator('.chat-unsent')).toHaveText('This message was taken back')
    await expect(log(lister.page).locator('.chat-quote')).toContainText('This message was taken back')
    await expect(log(lister.page).getByText('Is there a lift?')).toHaveCount(0)
    await lister.page.reload()
    await expect(log(lister.page).locator('.chat-unsent')).toHaveText('This message was taken back')
    await lister.page.context().close()
  })

  test('chats.delete-for-me, chats.archived-chat: a message and a chat go for one of the two', async ({
    page,
    browser,
  }) => {
    const { lister, chat } = await twoPeople(page, browser)
    await say(page, 'See you at ten')
    await expect(said(lister.page)).toHaveCount(2)
    await openMenu(lister.page, 'See you at ten')
    await choose(lister.page, 'Delete for me')
    await choose(lister.page, 'Delete for me')
    await expect(said(lister.page)).toHaveCount(1)
    await expect(said(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'More about this conversation' }).click()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.getByText('Archived. A new message brings it back.')).toBeVisible()
    await page.goto('/chats')
    await expect(page.getByText('No conversations yet')).toBeVisible()
    await page.getByRole('link', { name: 'Archived' }).click()
    await expect(page.locator(`[data-chat="${chat}"]`)).toBeVisible()
    await page.getByRole('link', { name: 'Back to messages' }).click()
    await say(lister.page, 'Bring the key')
    await expect(page.locator(`[data-chat="${chat}"]`)).toBeVisible()
    await lister.page.context().close()
  })

  test('chats.search-messages: a search leads from place to place', async ({ page, browser }) => {
    const { lister, seeker, chat } = await twoPeople(page, browser)
    const texts = ['Is there a lift?', ...Array.from({ length: 60 }, (_, n) => `Line ${n}`), 'The LIFT works']
    for (const [n, content] of texts.entries())
      await seeker.call('POST', `/api/chats/${chat}/messages`, { client_id: `said-${n}`, content })
    await page.reload()
    await page.getByRole('button', { name: 'More about this conversation' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const find = page.getByRole('searchbox', { name: 'Search in this conversation' })
    await find.fill('lift')
    await expect(page.getByText('1 of 2')).toBeVisible()
    await expect(log(page).getByText('The LIFT works')).toBeInViewport()
    await expect(find).toBeFocused()
    await page.getByRole('button', { name: 'Earlier match' }).click()
    await expect(page.getByText('2 of 2')).toBeVisible()
    await expect(log(page).getByText('Is there a lift?')).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Later match' }).click()
    await expect(log(page).getByText('The LIFT works')).toBeInViewport()
    await find.fill('stairs')
    await expect(page.getByText('Not found')).toBeVisible()

    // More of an earlier search that comes late changes nothing.
    const found = (seq: number, next: number | null) => ({
      json: { items: [{ seq, created_at: new Date().toISOString() }], next_before_seq: next },
    })
    const isLate = Promise.withResolvers<void>()
    await page.route(/search\?q=lift$/, (route) => route.fulfill(found(2, 2)))
    await page.route(/search\?q=lift&before_seq=2$/, async (route) => {
      await isLate.promise
      await route.fulfill(found(1, null)).catch(() => undefined)
    })
    await find.fill('lift')
    await expect(page.getByText('1 of 1+')).toBeVisible()
    const asked = page.waitForRequest(/before_seq=2$/)
    await page.getByRole('button', { name: 'Earlier match' }).click()
    await asked
    await find.fill('stairs')
    await expect(page.getByText('Not found')).toBeVisible()
    isLate.resolve()
    await page.waitForTimeout(500)
    await expect(page.getByText('Not found')).toBeVisible()
    await lister.page.context().close()
  })

  test('chats.quick-replies: own texts fill the box and are not sent', async ({ page, browser }) => {
    const { lister } = await twoPeople(page, browser)
    const own = lister.page
    await own.getByRole('button', { name: 'More about this conversation' }).click()
    await own.getByRole('button', { name: 'Quick replies' }).click()
    await dialog(own).getByLabel('Quick reply 1', { exact: true }).fill('The gate is at the back')
    await expectAccessible(own)
    for (const close of [() => own.keyboard.press('Escape'), () => own.goBack()]) {
      await close()
      const question = own.getByRole('dialog', { name: 'Close without saving?' })
      await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
      await expectAccessible(own)
      await own.goBack()
      await expect(question).toBeHidden()
      await expect(dialog(own).getByLabel('Quick reply 1', { exact: true })).toHaveValue(
        'The gate is at the back',
      )
    }
    await choose(own, 'Save')
    await own.getByRole('button', { name: 'The gate is at the back' }).click()
    await expect(box(own)).toHaveValue('The gate is at the back')
    await expect(box(own)).toBeFocused()
    await expect(said(own)).toHaveCount(1)
    await box(own).press('Enter')
    await expect(said(page).last()).toContainText('The gate is at the back')
    await own.context().close()
  })
})
