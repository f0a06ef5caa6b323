import type { Page } from '@playwright/test'
import { joinByCalls, joinInOwnBrowser, type Member } from './join.ts'
import { askForMagicLink, dialog, fillProfile, linkFor, newcomer, signUp, verifyPhone } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const visible = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name }).locator('visible=true').first()

const sheet = (page: Page) => dialog(page).filter({ hasText: 'Your message' })
const words = (page: Page) => sheet(page).getByLabel('Your message')

async function listedRoom(lister: Member): Promise<string> {
  const { status, body } = await lister.call('POST', '/api/rooms', {
    title: 'Sunny room beside the lake',
    address: 'Koramangala 6th Block, Bengaluru',
    rent: 14_000,
    available_from: '2027-07-01',
    current_tenants: 0,
    max_tenants: 2,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

/** Writes a message as a visitor and presses Send. */
async function writeAsVisitor(page: Page, room: string): Promise<string> {
  await page.goto(`/room/${room}`)
  await whenAlive(page)
  await visible(page, 'button', 'Contact Lister').click()
  await words(page).fill('Namaste, I like your room.')
  await sheet(page).getByRole('button', { name: 'Move in on 1 Jul 2027' }).click()
  await sheet(page).getByRole('button', { name: 'I work' }).click()
  await sheet(page).getByRole('button', { name: 'Can I visit on Saturday?' }).click()
  await sheet(page).getByRole('button', { name: 'I work' }).click()
  const meant = 'Namaste, I like your room. I want to move in on 1 Jul 2027. Can I visit on Saturday?'
  await expect(words(page)).toHaveValue(meant)
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Send message' }).click()
  return meant
}

/** The message is there again, and one press sends it. */
async function sendMeant(page: Page, meant: string): Promise<void> {
  await expect(words(page)).toHaveValue(meant)
  await sheet(page).getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL(/\/chats\/[0-9a-f-]+$/)
  await expect(page.getByRole('log').getByText(meant)).toHaveCount(1)
}

test('chats.meant-message: what a visitor wrote survives sign-up and phone check, and one press sends it', async ({
  page,
  browser,
}) => {
  const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
  const room = await listedRoom(lister)
  const meant = await writeAsVisitor(page, room)
  const seeker = newcomer()
  await signUp(page, seeker)
  await fillProfile(page, 'Rohan Mehta')
  await verifyPhone(page, dialog(page), seeker.phone)
  await sendMeant(page, meant)

  // chats.continue-chat: also after a reload.
  const chat = page.url()
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(`/room/${room}`)
    await whenAlive(page)
    await expect(visible(page, 'link', 'Continue chat')).toBeVisible()
    await expect(
      page
        .getByText(/You wrote on/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  }
  await expectAccessible(page)
  await visible(page, 'link', 'Continue chat').click()
  await expect(page).toHaveURL(chat)
  const { body } = await lister.call('GET', '/api/chats')
  expect(body.items).toMatchObject([{ unread: 1, latest_message_content: meant }])
  await lister.page.context().close()
})

test('chats.meant-message: it survives a mailed link that opens in another tab', async ({
  page,
  context,
  browser,
}) => {
  const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
  const room = await listedRoom(lister)
  const meant = await writeAsVisitor(page, room)
  const seeker = newcomer()
  await askForMagicLink(page, seeker.email)
  const mail = await context.newPage()
  await mail.goto(await linkFor(page, seeker.email, '/auth/open-link'))
  await mail.getByRole('main').getByRole('button').click()
  await fillProfile(mail, 'Rohan Mehta')
  await verifyPhone(mail, dialog(mail), seeker.phone)
  await expect(mail).toHaveURL(`/room/${room}`)
  await sendMeant(mail, meant)
  await lister.page.context().close()
})

test('chats.keep-here: a member who writes a number in the first message is asked before', async ({
  page,
  browser,
}) => {
  const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
  await joinByCalls(page, 'Rohan Mehta')
  await page.goto(`/room/${await listedRoom(lister)}`)
  await whenAlive(page)
  await visible(page, 'button', 'Contact Lister').click()
  await words(page).fill('Call me on 98765 43210')
  const send = sheet(page).getByRole('button', { name: 'Send message' })
  await send.click()
  const change = page.getByRole('dialog').getByRole('button', { name: 'Change message' })
  await change.click()
  await expect(words(page)).toHaveValue('Call me on 98765 43210')
  await send.click()
  await expectAccessible(page)
  await page.goBack()
  await expect(change).toHaveCount(0)
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send anyway' }).click()
  await page.waitForURL(/\/chats\/[0-9a-f-]+$/)
  await expect(page.getByRole('log').getByText('Call me on 98765 43210')).toHaveCount(1)
})
