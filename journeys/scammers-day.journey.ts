import type { Page } from '@playwright/test'
import { box, log, said, say } from './conversation.ts'
import { enterDesk, makeModerator } from './desk.ts'
import type { Member } from './join.ts'
import {
  dialog,
  fillProfile,
  linkBelow,
  type Newcomer,
  newcomer,
  openSignIn,
  signIn,
  signUp,
  verifyPhone,
} from './member.ts'
import { joinOwn, type OwnServer, startOwnServer } from './own-server.ts'
import { listRoom, someRoom } from './some-room.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ LIMITS: 'on', ROOM_REVIEW: 'on', CAPTCHA: 'altcha', CAPTCHA_ROUNDS: '80' })
})
test.afterAll(() => server?.stop())

const notes = (page: Page) => log(page).getByRole('note')

/** Somebody in a browser of their own, whose mailbox is proven. */
async function settled(browser: Parameters<typeof joinOwn>[0], name: string): Promise<Member & Newcomer> {
  const member = await joinOwn(browser, server, name)
  await server.query(`UPDATE auth_users SET email_proven_at = now() WHERE id = '${member.id}'`)
  return member
}

const tricks = [
  'Pay the token advance of 5000 by GPay now, only then I can show you the room.',
  'Aap QR code scan karo aur UPI PIN daalo, paisa aapke account mein aa jayega',
  'आपके फोन पर जो ओटीपी आया है वह मुझे बता दीजिए',
  'வாட்ஸ்அப்பில் மட்டும் பேசுங்கள், இங்கே வேண்டாம்.',
  'Verify yourself here: https://basera.in@basera-pay.xyz/token',
]

test.describe('a scammer’s day', { tag: '@phone' }, () => {
  test.slow()
  // A room in review, a session that was ended, and a number that is not accepted.
  test.use({ refusals: [400, 401, 403, 404, 409, 429] })

  test('trust.new-person, chats.warning-judged, trust.report-once, trust.case-decided, trust.number-not-accepted: it ends at every step', async ({
    browser,
  }) => {
    const [vikram, meera, nazia, arun] = [
      await settled(browser, 'Vikram Reddy'),
      await settled(browser, 'Meera Iyer'),
      await settled(browser, 'Nazia Khan'),
      await settled(browser, 'Arun Prakash'),
    ]
    await makeModerator(server, nazia)
    await makeModerator(server, arun)

    for (let copy = 1; copy <= 30; copy++)
      await vikram.call('POST', '/api/rooms', { ...someRoom, title: `Sunny room by lake ${copy}` })
    await meera.page.goto('/find-room')
    await expect(meera.page.getByRole('main').getByRole('article')).toHaveCount(2)
    await vikram.page.goto('/dashboard')
    await expect(vikram.page.getByText('Being checked', { exact: true }).first()).toBeVisible()

    const { items } = (await meera.call('GET', '/api/rooms')).body
    const { body: chat } = await meera.call('POST', '/api/chats', { room_id: items[0].id })
    const [reads, writes] = [meera.page, vikram.page]
    await reads.goto(`/chats/${chat.id}`)
    await writes.goto(`/chats/${chat.id}`)
    await whenAlive(writes)
    for (const [index, text] of tricks.entries()) {
      await say(writes, text)
      await expect(said(writes)).toHaveCount(index + 2)
      await expect(notes(reads)).toHaveCount(index + 1)
    }
    await expect(notes(writes)).toHaveCount(0)
    await expectAccessible(reads)

    await notes(reads).first().getByRole('button', { name: 'Report' }).click()
    await dialog(reads).getByRole('radio', { name: 'Asks for money first' }).click()
    await dialog(reads).getByRole('button', { name: 'Send report' }).click()
    await expect(reads.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()

    await enterDesk(nazia)
    const desk = nazia.page
    await desk.getByRole('button', { name: 'Vikram Reddy' }).filter({ hasText: '1 report' }).click()
    await expect(desk.getByText(tricks[0] ?? '').first()).toBeVisible()
    const ban = desk.getByRole('radio', { name: 'Ban the number' })
    await expect(async () => {
      await desk.keyboard.press('e')
      await expect(ban).toBeVisible({ timeout: 2000 })
    }).toPass()
    await ban.click()
    await desk.getByLabel('Rule').selectOption({ label: 'Ask for no money before the room was seen.' })
    await desk.getByLabel('Statement of reasons').fill('Five messages asked for money, codes or a click.')
    await desk.getByRole('button', { name: 'Decide and tell them' }).click()
    await expect(desk.getByText('Decided. The person is told by mail.')).toBeVisible()

    await reads.goto('/account/reports')
    await expect(reads.getByRole('main').getByRole('listitem')).toContainText('did something about it')
    await writes.reload()
    await expect(box(writes)).toHaveCount(0)
    await writes.goto(await linkBelow(writes, vikram.email, '/decision/'))
    await expect(writes.getByText('Five messages asked for money, codes or a click.')).toBeVisible()
    await writes.getByLabel('What should we know?').fill('It was only a joke.')
    await writes.getByRole('button', { name: 'Send appeal' }).click()
    await expect(writes.getByText('Your appeal is with us.')).toBeVisible()

    await enterDesk(arun)
    await arun.page.getByRole('tab', { name: 'Appeals' }).click()
    await arun.page.getByLabel('What we write').fill('Five messages are no joke.')
    await arun.page.getByRole('button', { name: 'Keep it' }).click()
    await expect(arun.page.getByRole('heading', { name: 'No appeals wait' })).toBeVisible()
    await writes.reload()
    await expect(writes.getByText('We looked again: our decision stays.')).toBeVisible()
    expect((await meera.call('GET', '/api/rooms')).body.items).toEqual([])

    const anew = await browser.newContext({ baseURL: server.address })
    const page = await anew.newPage()
    await page.goto('/help')
    await openSignIn(page)
    await signIn(page, vikram)
    await expect(dialog(page).getByText('This account is suspended.')).toBeVisible()
    await signUp(page, newcomer())
    await fillProfile(page, 'Victor Reddy')
    await verifyPhone(page, dialog(page), vikram.phone)
    await expect(dialog(page).getByText('We cannot verify this number on this account.')).toBeVisible()
    for (const member of [vikram, meera, nazia, arun]) await member.page.context().close()
    await anew.close()
  })

  test('chats.warning-judged: an honest lister and an officer who looks for a room meet no obstacle', async ({
    browser,
  }) => {
    const lakshmi = await settled(browser, 'Lakshmi Menon')
    const harpreet = await settled(browser, 'Harpreet Singh')
    const room = await listRoom(lakshmi, {
      title: 'Quiet room for one, near Ulsoor lake',
      description:
        'Two months deposit after you have seen the room. Society needs police verification with the agreement.',
    })
    await harpreet.page.goto(`/room/${room}`)
    await expect(harpreet.page.getByRole('heading', { level: 1 })).toContainText('Quiet room for one')
    const { body: chat } = await harpreet.call('POST', '/api/chats', { room_id: room })
    const [officer, lister] = [harpreet.page, lakshmi.page]
    await officer.goto(`/chats/${chat.id}`)
    await lister.goto(`/chats/${chat.id}`)
    await say(officer, 'I am a Major in the Army, posted to Bengaluru from 1 July with my wife.')
    await say(officer, 'Can we see the room on Sunday? I will pay the deposit after that.')
    await say(lister, 'Sunday at 11 is fine. The deposit is two months, by bank transfer when we sign.')
    for (const page of [officer, lister]) {
      await expect(said(page)).toHaveCount(4)
      await expect(notes(page)).toHaveCount(0)
      await expect(dialog(page)).toHaveCount(0)
    }
    for (const member of [lakshmi, harpreet]) await member.page.context().close()
  })
})
