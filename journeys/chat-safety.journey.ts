import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { demoPerson, joinByCalls, signInByCall } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

/** A lister and a seeker who has written because of a room. */
async function twoPeople(page: Page, browser: Browser) {
  // Whom other journeys meet too.
  const seeker = await signInByCall(await (await browser.newContext()).newPage(), demoPerson('rohan'))
  const name = (await seeker.call('GET', '/api/me/profile')).body.full_name
  // A name may hold no run of digits, which could be a phone number.
  const ownLetters = String(randomInt(1e6)).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const lister = await joinByCalls(page, `Meenakshi ${ownLetters}`)
  const room = await listRoom(lister, { title: 'Sunny room near Sony World Signal' })
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
  let sent = 0
  const write = (content: string) =>
    seeker.call('POST', `/api/chats/${chat}/messages`, { client_id: `said-${++sent}`, content })
  return { lister, seeker, name, chat, write }
}

/** Chats in the bar that this screen shows. */
const chatsLink = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Main|Mobile)$/ })
    .getByRole('link', { name: /^Chats/ })
    .locator('visible=true')
const menuOf = (page: Page) => page.getByRole('button', { name: 'More about this conversation' })

test.describe('conversations and their people', () => {
  test.slow()
  test.use({ refusals: [404] })

  test('chats.unread-count: what is unread is told everywhere, live, until it is read', async ({
    page,
    browser,
  }) => {
    const { lister, seeker, name, chat, write } = await twoPeople(page, browser)
    await page.goto('/dashboard?tab=messages')
    await expect(chatsLink(page)).toHaveAccessibleName('Chats 1 unread')
    const row = page.getByRole('main').getByRole('link', { name })
    await expect(row).toContainText('1 unread')
    await expectAccessible(page)

    // Somebody writes: the row says so without a reload.
    await write('Can I come on Saturday?')
    await expect(row).toContainText('Can I come on Saturday?')
    await expect(row).toContainText('2 unread')

    await chatsLink(page).click()
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
    await expect(row).toContainText('2 unread')
    await expectAccessible(page)
    await row.click()
    await expect(page).toHaveURL(`/chats/${chat}`)
    await expect(page.getByRole('log').getByText('Can I come on Saturday?')).toBeVisible()
    await expect(async () => {
      expect((await lister.call('GET', '/api/chats/unread')).body).toEqual({ chats: 0 })
    }).toPass()
    await page.goto('/chats')
    await expect(chatsLink(page)).toHaveAccessibleName('Chats')
    await expect(row).not.toContainText('unread')

    // What one has begun to write stays, and the list says so.
    await row.click()
    await page.getByLabel('Message', { exact: true }).fill('Saturday at')
    await page.goto('/chats')
    await expect(row).toContainText('Draft: Saturday at')

    // A search finds names and rooms.
    const search = page.getByRole('searchbox', { name: 'Search conversations...' })
    await search.fill('nobody')
    await expect(page.getByText('No matching conversations')).toBeVisible()
    await search.fill('sony world')
    await expect(row).toBeVisible()
    await seeker.page.context().close()
  })

  test('chats.blocked-pair: a person is reported, blocked and let back in', async ({ page, browser }) => {
    const { lister, seeker, name, chat, write } = await twoPeople(page, browser)
    const { full_name } = (await lister.call('GET', '/api/me/profile')).body
    const hers = seeker.page.getByRole('link', { name: full_name })
    await seeker.page.goto('/chats')
    await expect(hers).toBeVisible()

    await page.goto(`/chats/${chat}`)
    await menuOf(page).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Report ${name}` }).click()
    const report = dialog(page)
    await report.getByRole('button', { name: 'Send report' }).click()
    await expect(report.getByText('Please choose what is wrong')).toBeVisible()
    await expect(report.getByRole('radio').first()).toBeFocused()
    await expectAccessible(page)
    await report.getByRole('radio', { name: 'Asks for money first' }).check()
    await report.getByLabel('What happened?').fill('Wants a token amount by UPI before the visit.')
    await report.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(dialog(page)).toBeHidden()

    await menuOf(page).click()
    await page.getByRole('button', { name: `Block ${name}` }).click()
    await expect(dialog(page)).toContainText(`Nothing is deleted, and ${name} is not told.`)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page).toHaveURL('/chats')
    await expect(page.getByText('No conversations yet')).toBeVisible()

    // The blocked person sees no conversation any more, live, and cannot write.
    await expect(hers).toBeHidden()
    expect((await write('Hello?')).status).toBe(404)
    expect((await seeker.call('POST', '/api/chats', { user_id: lister.id })).status).toBe(404)

    // Taken back, it is there again with all that was said.
    await lister.call('DELETE', `/api/me/blocks/${seeker.id}`)
    await page.reload()
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('log').getByText('Is it still available?')).toBeVisible()
    expect((await write('Thank you!')).status).toBe(201)
    await seeker.page.context().close()
  })

  test('a member settles how they are told of messages', async ({ page }) => {
    const asha = await joinByCalls(page)
    await page.goto('/chats')
    const open = page.getByRole('button', { name: 'Notifications' })
    await open.click()
    const mails = dialog(page).getByRole('switch', { name: 'Email me about messages I have not read' })
    await expect(mails).toBeChecked()
    await expectAccessible(page)
    await mails.click()
    await expect(mails).not.toBeChecked()
    await expect(async () => {
      expect((await asha.call('GET', '/api/me/chat-notices')).body.mails).toBe(false)
    }).toPass()
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(open).toBeFocused()
    await page.reload()
    await open.click()
    await expect(mails).not.toBeChecked()
  })
})
