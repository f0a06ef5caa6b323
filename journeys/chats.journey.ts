import type { Page } from '@playwright/test'
import { dialog, fillProfile, type Newcomer, newcomer, openSignIn, signUp, verifyPhone } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

interface SignedUp {
  readonly token: string
}

const api = (page: Page, { token }: SignedUp, method: string, path: string, data?: object) =>
  page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  })

/** A room that somebody new has on offer: nobody else's journey looks at it. */
async function listedRoom(page: Page, token: string, title: string): Promise<string> {
  const answer = await api(page, { token }, 'POST', '/api/rooms', {
    title,
    address: 'Koramangala 6th Block, Bengaluru',
    rent: 14_500,
    available_from: '2027-01-01',
    current_tenants: 0,
    max_tenants: 2,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** The access token of whoever is signed in here. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('basera-auth') ?? '{}').access_token)

async function join(page: Page, person: Newcomer, name: string): Promise<string> {
  await page.goto('/')
  await openSignIn(page)
  await signUp(page, person)
  await fillProfile(page, name)
  // The phone step of the dialog; the phone is verified where a journey needs it.
  await expect(dialog(page).getByLabel('Phone number')).toBeVisible()
  return tokenOf(page)
}

const contact = (page: Page) =>
  page.getByRole('button', { name: 'Contact Lister' }).locator('visible=true').first()

test.describe('conversations', () => {
  test.setTimeout(180_000)
  test.use({ refusals: [403] })

  test('marketplace 4: a seeker writes to a lister from a room, and both have the conversation', async ({
    page,
    browser,
  }) => {
    const lister = { ...newcomer(), page: await (await browser.newContext()).newPage() }
    const listerToken = await join(lister.page, lister, 'Meenakshi Rao')
    await verifyPhone(lister.page, dialog(lister.page), lister.phone)
    await expect(lister.page.getByText('Verification Complete!')).toBeVisible()
    const title = `Sunny room ${lister.phone}`
    const room = await listedRoom(lister.page, listerToken, title)

    // Signed out: the sign-in dialog, and back here.
    await page.goto(`/room/${room}`)
    await whenAlive(page)
    await contact(page).click()
    const seeker = newcomer()
    await signUp(page, seeker)
    await fillProfile(page, 'Rohan Mehta')
    await expect(dialog(page).getByLabel('Phone number')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/room/${room}`)

    // The phone is not verified: asked for where it is needed, and the way goes on.
    await contact(page).click()
    const modal = dialog(page).filter({ hasText: 'Start Conversation' })
    await expect(
      modal.getByText(`Hi! I'm interested in your room “${title}”. Is it still available?`),
    ).toBeVisible()
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Start Conversation' }).click()
    // The sign-in dialog lies over the other.
    await verifyPhone(page, dialog(page).last(), seeker.phone)
    await expect(page.getByText('Verification Complete!')).toBeHidden({ timeout: 20_000 })
    await modal.getByRole('button', { name: 'Start Conversation' }).click()
    await expect(page.getByRole('heading', { name: 'Contact Information Shared!' })).toBeVisible()
    await page.waitForURL(/\/chats\?chat=/)

    // In /chats: what was said, and the room it is about.
    const log = page.getByRole('log')
    await expect(log.getByText(`your room “${title}”`)).toBeVisible()
    await page.getByLabel('Message', { exact: true }).fill('I can come on Saturday.')
    await page.keyboard.press('Enter')
    await expect(log.locator('.msg:not(.pending)').getByText('I can come on Saturday.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(log.getByText('I can come on Saturday.')).toHaveCount(1)

    // What the lister's dashboard reads.
    const { items, total } = await (
      await api(lister.page, { token: listerToken }, 'GET', '/api/chats?limit=10')
    ).json()
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      other: { full_name: 'Rohan Mehta' },
      room_title: title,
      latest_message_content: 'I can come on Saturday.',
      unread: 2,
    })
    const own = await (await api(lister.page, { token: listerToken }, 'GET', `/api/me/rooms/${room}`)).json()
    expect(own.contacts).toBe(1)

    // The lister answers; the seeker finds it.
    await lister.page.goto(`/chats?chat=${items[0].id}`)
    await lister.page.getByLabel('Message', { exact: true }).fill('Saturday at 10 is fine.')
    await lister.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(
      lister.page.getByRole('log').locator('.msg:not(.pending)').getByText('Saturday at 10'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Look for new messages' }).click()
    await expect(log.getByText('Saturday at 10 is fine.')).toBeVisible()

    // A second time leads to the same conversation.
    await page.goto(`/room/${room}`)
    await whenAlive(page)
    await contact(page).click()
    await modal.getByRole('button', { name: 'Start Conversation' }).click()
    await page.waitForURL(`/chats?chat=${items[0].id}`)
    await expect(log.getByText('Is it still available?')).toHaveCount(1)
    await lister.page.context().close()
  })
})
