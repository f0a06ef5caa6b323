import type { Browser, Page } from '@playwright/test'
import { box, log, onTheirWay, said, say } from './conversation.ts'
import { joinInOwnBrowser } from './join.ts'
import { dialog, fillProfile, newcomer, signIn, signUp, verifyPhone } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

/** A title of the lister's own, in letters: a number would be refused. */
const titleOf = ({ phone }: { readonly phone: string }) =>
  `Sunny room ${phone.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`

/** Two members with a conversation about a room of the first. */
async function inConversation(browser: Browser) {
  const [lister, seeker] = await Promise.all([
    joinInOwnBrowser(browser, 'Meenakshi Rao'),
    joinInOwnBrowser(browser, 'Rohan Mehta'),
  ])
  const room = await listRoom(lister, { title: titleOf(lister) })
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
  return { lister, seeker, chat }
}

const contact = (page: Page) =>
  page.getByRole('button', { name: 'Contact Lister' }).locator('visible=true').first()

test.describe('conversations', () => {
  test.setTimeout(180_000)
  // A phone that is not verified, a conversation that is not one's own.
  test.use({ refusals: [403, 404] })

  test('chats.one-per-pair: a seeker writes to a lister from a room, and both have the conversation', async ({
    page,
    browser,
  }) => {
    const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
    const title = titleOf(lister)
    const room = await listRoom(lister, { title })

    // Signed out: the message first, then the sign-in dialog, and back here.
    await page.goto(`/room/${room}`)
    await whenAlive(page)
    await contact(page).click()
    const modal = dialog(page).filter({ hasText: 'Contact Lister' })
    const message = modal.getByLabel('Your message')
    const send = modal.getByRole('button', { name: 'Send message' })
    await send.click()
    const seeker = newcomer()
    await signUp(page, seeker)
    await fillProfile(page, 'Rohan Mehta')
    await expect(dialog(page).getByLabel('Phone number')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/room/${room}`)

    // The phone is not verified: asked for where it is needed, and the way goes on.
    await contact(page).click()
    await expect(message).toHaveValue(`Hi! I'm interested in your room “${title}”. Is it still available?`)
    await expectAccessible(page)
    await send.click()
    // The sign-in dialog lies over the other.
    await verifyPhone(page, dialog(page).last(), seeker.phone)
    await expect(page.getByText('Verification Complete!')).toBeHidden({ timeout: 20_000 })
    await send.click()
    await expect(page.getByRole('heading', { name: 'Contact Information Shared!' })).toBeVisible()
    // chats.start-redirect
    await page.waitForURL(/\/chats\/[0-9a-f-]+$/)

    // In /chats: what was said, and the room it is about.
    await expect(log(page).getByText(`your room “${title}”`)).toBeVisible()
    await say(page, 'I can come on Saturday.')
    await expect(said(page).getByText('I can come on Saturday.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(log(page).getByText('I can come on Saturday.')).toHaveCount(1)

    // What the lister's dashboard reads.
    const { items, total } = (await lister.call('GET', '/api/chats?limit=10')).body
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      other: { full_name: 'Rohan Mehta' },
      room_title: title,
      latest_message_content: 'I can come on Saturday.',
      unread: 2,
    })
    const own = (await lister.call('GET', `/api/me/rooms/${room}`)).body
    expect(own.contacts).toBe(1)

    // The lister answers, by the address that older links have; the seeker has it at once.
    await lister.page.goto(`/chats?chat=${items[0].id}`)
    await lister.page.waitForURL(`/chats/${items[0].id}`)
    await box(lister.page).fill('Saturday at 10 is fine.')
    await lister.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(said(page).getByText('Saturday at 10 is fine.')).toBeVisible()

    // A second time leads to the same conversation.
    await page.goto(`/room/${room}`)
    await whenAlive(page)
    await page.getByRole('link', { name: 'Continue chat' }).locator('visible=true').first().click()
    await page.waitForURL(`/chats/${items[0].id}`)
    await expect(log(page).getByText('Is it still available?')).toHaveCount(1)
    await lister.page.context().close()
  })

  test('chats.online-state: both see each other come, type, write and read, and nobody else does', async ({
    page,
    browser,
  }) => {
    const { lister, seeker, chat } = await inConversation(browser)
    await seeker.page.goto(`/chats/${chat}`)
    const head = seeker.page.getByRole('region', { name: 'Conversation with Meenakshi Rao' })
    await expect(head.getByText('Never pay before you have seen the room.')).toBeVisible()
    await lister.page.goto(`/chats/${chat}`)
    await expect(head.getByText('Online')).toBeVisible()

    await box(lister.page).pressSequentially('Come')
    await expect(seeker.page.getByText('Meenakshi is typing…')).toBeVisible()
    await say(lister.page, 'Come on Saturday.')
    await expect(said(seeker.page).getByText('Come on Saturday.')).toBeVisible()
    await expect(seeker.page.getByText('Meenakshi is typing…')).toBeHidden()
    await expect(log(lister.page).getByText('Seen', { exact: true })).toBeVisible()
    await expectAccessible(seeker.page)

    // The other one leaves: after a moment that a reload would take.
    await lister.page.goto('/help')
    await lister.page.close()
    await expect(head.getByText('Offline')).toBeVisible({ timeout: 30_000 })

    // For a third person there is no such conversation.
    await page.goto(`/chats/${chat}`)
    await page.getByRole('button', { name: 'Sign In' }).locator('visible=true').last().click()
    await signIn(page, { email: 'meera@demo.basera.test', password: 'basera-demo-1' })
    await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
    await expectAccessible(page)
    for (const { context } of [{ context: lister.page.context() }, { context: seeker.page.context() }])
      await context.close()
  })

  test('chats.draft-kept: what is written offline is sent in its order, and a draft survives a reload', async ({
    browser,
  }) => {
    const { lister, seeker, chat } = await inConversation(browser)
    await Promise.all([lister.page.goto(`/chats/${chat}`), seeker.page.goto(`/chats/${chat}`)])
    await say(seeker.page, 'Is it far?')
    await expect(said(lister.page).getByText('Is it far?')).toBeVisible()
    await expect(onTheirWay(seeker.page)).toHaveCount(0)

    await seeker.page.context().setOffline(true)
    const texts = ['I work in Indiranagar.', 'I come by metro.', 'Line one\nline two']
    for (const text of texts) await say(seeker.page, text)
    await expect(seeker.page.getByText('You are offline. Messages are sent when you are back.')).toBeVisible()
    await expect(onTheirWay(seeker.page)).toHaveCount(3)
    await say(lister.page, 'Twenty minutes.')
    await expect(said(lister.page).getByText('Twenty minutes.')).toBeVisible()

    await seeker.page.context().setOffline(false)
    await expect(onTheirWay(seeker.page)).toHaveCount(0)
    const all = [
      /available\?$/,
      /Is it far\?$/,
      /Twenty minutes\.$/,
      ...texts.map((text) => new RegExp(`${text}$`)),
    ]
    await expect(said(lister.page)).toHaveText(all)
    await expect(said(seeker.page)).toHaveText(all)

    // What is on its way when the page goes is sent by the next one; what was only typed stays in the box.
    await seeker.page.context().setOffline(true)
    await say(seeker.page, 'Sent before the reload.')
    await box(seeker.page).fill('Half a thou')
    await seeker.page.context().setOffline(false)
    await seeker.page.reload()
    await expect(box(seeker.page)).toHaveValue('Half a thou')
    await expect(said(lister.page).getByText('Sent before the reload.')).toBeVisible()
    await expect(said(seeker.page).getByText('Sent before the reload.')).toHaveCount(1)
    for (const person of [lister, seeker]) await person.page.context().close()
  })
})
