import type { Browser, Page } from '@playwright/test'
import { box, log, said, say } from './conversation.ts'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const advance =
  'Pay the token advance of 5000 by GPay now, only then I can show you the room. https://basera.in@basera-pay.xyz/token'
const inHindi = 'पहले टोकन भेजो, फिर रूम दिखाऊंगा'

/** A seeker on this page who has written to a lister in another browser. */
async function twoPeople(page: Page, browser: Browser) {
  const lister = await joinInOwnBrowser(browser, 'Vikram Reddy')
  const seeker = await joinByCalls(page, 'Meera Iyer')
  const room = await listRoom(lister)
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
  await page.goto(`/chats/${chat}`)
  await expect(said(page)).toHaveCount(1)
  let sent = 0
  const write = (content: string) =>
    lister.call('POST', `/api/chats/${chat}/messages`, { client_id: `said-${++sent}`, content })
  return { lister, seeker, chat, write }
}

const warnings = (page: Page) => log(page).getByRole('note')

test.describe('warnings in a conversation', () => {
  test.slow()

  test('chats.warned-text, chats.warned-links: what may be a scam is folded, and its links say where they lead', async ({
    page,
    browser,
  }) => {
    const { lister, write, chat } = await twoPeople(page, browser)
    await write('Yes, come by on Saturday at 11.')
    await expect(said(page)).toHaveCount(2)
    await expect(warnings(page)).toHaveCount(0)

    await write(advance)
    await expect(warnings(page)).toHaveCount(1)
    await expect(warnings(page)).toContainText('This looks like a scam.')
    await expect(warnings(page)).toContainText('1930')
    await expect(log(page).getByText('Pay the token advance')).toHaveCount(0)
    await expectAccessible(page)

    const show = log(page).getByRole('button', { name: 'Show it' })
    await show.focus()
    await page.keyboard.press('Enter')
    await expect(log(page).getByText('Pay the token advance')).toBeVisible()
    await expect(log(page).getByRole('button', { name: 'Hide it' })).toBeFocused()
    await expectAccessible(page)

    // A link that begins with our name, and leads elsewhere.
    await log(page).getByRole('button', { name: 'https://basera.in@' }).click()
    await expect(dialog(page).getByText('basera-pay.xyz', { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Stay on Basera' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(page.context().pages()).toHaveLength(1)

    await write(inHindi)
    await expect(warnings(page)).toHaveCount(2)
    await expect(warnings(page).last()).toContainText('It asks for money before a visit.')

    // The sender sees what they wrote, and nothing else.
    await lister.page.goto(`/chats/${chat}`)
    await expect(said(lister.page).getByText('Pay the token advance')).toBeVisible()
    await expect(warnings(lister.page)).toHaveCount(0)
    await lister.page.context().close()
  })

  test('chats.warning-fine, chats.warning-advice: a warning can be set aside, reported or answered with a block', async ({
    page,
    browser,
  }) => {
    const { lister, write } = await twoPeople(page, browser)
    await write(inHindi)
    const row = page.getByRole('link', { name: 'Vikram Reddy' }).filter({ hasText: 'Sunny room' })
    await warnings(page).getByRole('button', { name: 'Report' }).click()
    await expect(dialog(page).getByRole('radio', { name: 'Asks for money first' })).toBeVisible()
    await page.keyboard.press('Escape')
    await warnings(page).getByRole('button', { name: 'Block' }).click()
    await expect(dialog(page)).toContainText('Nothing is deleted')
    await page.keyboard.press('Escape')

    await warnings(page).getByRole('button', { name: 'I am fine' }).click()
    await expect(warnings(page)).toHaveCount(0)
    await expect(log(page).getByText(inHindi)).toBeVisible()
    await expect(log(page)).toBeFocused()
    await page.reload()
    await expect(log(page).getByText(inHindi)).toBeVisible()
    await expect(warnings(page)).toHaveCount(0)

    await write(advance)
    await expect(warnings(page)).toHaveCount(1)
    await page.goto('/chats')
    await expect(row).toContainText('This message may be a scam.')
    await lister.page.context().close()
  })

  test('chats.keep-here: who shares a number on the first day is asked before', async ({ page, browser }) => {
    const { lister } = await twoPeople(page, browser)
    const question = dialog(page).getByRole('heading', { name: 'Keep it on Basera until you have met' })
    await page.waitForLoadState('networkidle')
    await say(page, 'Is Saturday fine? The rent is 14500, right?')
    await expect(said(page)).toHaveCount(2)

    await say(page, 'Call me on 98765 43210')
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Change message' }).click()
    await expect(box(page)).toHaveValue('Call me on 98765 43210')
    await expect(said(page)).toHaveCount(2)

    // Without a connection as well, and sent once.
    await page.context().setOffline(true)
    await box(page).press('Enter')
    await dialog(page).getByRole('button', { name: 'Send anyway' }).dblclick()
    await expect(question).toBeHidden()
    await expect(box(page)).toHaveValue('')
    await page.context().setOffline(false)
    await expect(said(page)).toHaveCount(3)
    await expect(log(page).locator('.msg.pending')).toHaveCount(0)
    await lister.page.context().close()
  })

  test('chats.keep-here: who is quicker than the code that looks at messages is asked all the same', async ({
    page,
    browser,
  }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/keep-here-[^/]*\.js/, async (route) => {
      await isReleased
      await route.continue()
    })
    const { lister } = await twoPeople(page, browser)
    await say(page, 'Call me on 98765 43210')
    release()
    await expect(dialog(page).getByRole('button', { name: 'Change message' })).toBeVisible()
    await expect(said(page)).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Send anyway' }).click()
    await expect(said(page)).toHaveCount(2)
    await lister.page.context().close()
  })
})
