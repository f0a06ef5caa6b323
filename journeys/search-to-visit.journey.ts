import { readFile } from 'node:fs/promises'
import { browserKeys, startPushService } from '@basera/chats/testing/push'
import { qrPicture } from '@basera/chats/testing/qr-picture'
import { chromiumPath, lightChromium } from '@basera/platform/testing/chromium'
import { type MailServer, startMailServer } from '@basera/platform/testing/smtp'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { choosePhotos, log, numberCard, photoFrom, say, sendPhotos, visitCard } from './conversation.ts'
import { dialog } from './member.ts'
import { joinOwn, loaded, type OwnServer, startOwnServer } from './own-server.ts'
import { pushSettings, subscribeWith } from './push-subscription.ts'
import { listRoom } from './some-room.ts'
import { expect, test, whenAlive } from './visitor.ts'

// The shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  actionTimeout: 15_000,
  launchOptions: { executablePath: chromiumPath, args: [...lightChromium] },
  // The link that has ended.
  refusals: [404],
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** The first address below `path` in the mails to somebody, before each look at which `hurry` is called. */
async function mailedLink(
  mails: MailServer,
  email: string,
  path: string,
  hurry: () => Promise<unknown> = async () => undefined,
): Promise<string> {
  let link = ''
  await expect(async () => {
    await hurry()
    const written = mails.received.filter(({ to }) => to.includes(email)).map(({ message }) => message)
    link = new RegExp(`https?://[^\\s"<>]+${path}[^\\s"<>]*`).exec(written.join('\n'))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return link.replaceAll('&amp;', '&')
}

async function savesSearch(page: Page, keys: Parameters<typeof subscribeWith>[1]): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await subscribeWith(page, keys)
  await page.goto('/find-room?place=Koramangala&lat=12.9352&lng=77.6245&radius_km=10')
  await whenAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'Save this search' }).click()
  const sheet = dialog(page)
  for (const name of ['Notification', 'E-mail']) await sheet.getByRole('switch', { name }).check()
  await sheet.getByText('At once').click()
  await sheet.getByRole('button', { name: 'Save alert' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Search saved.' })).toBeVisible()
}

/** Has a minute's jobs run at once. */
const runAlerts = (server: OwnServer) =>
  server.query(
    "SELECT graphile_worker.add_job('match-alert-rooms', '{}'), graphile_worker.add_job('send-alerts', '{}')",
  )

/** From the mail to two saved rooms, side by side, and a link for somebody without an account. */
async function savesAndShares(page: Page, mailed: string): Promise<string> {
  await page.goto(mailed)
  await page.getByRole('main').getByRole('article').getByRole('link', { name: /Attic/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attic with a view')
  await press(page, 'Favourite')
  await page.goBack()
  await press(page, 'Save Sunny room near the lake')
  await page.goto('/saved')
  for (const title of ['Attic with a view', 'Sunny room near the lake'])
    await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('row', { name: /^Rent ₹/ })).toContainText('₹9,000')
  await page.goBack()
  await press(page, 'Share list')
  await press(page, 'Share by a link')
  await press(page, 'Make a link')
  const link = await dialog(page).getByLabel('Link', { exact: true }).inputValue()
  return link
}

/** The visit as a calendar of the seeker's reads it. */
async function savedEvent(page: Page): Promise<ICAL.Event> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Add to calendar')])
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
}

/** The seeker offers a time; the lister asks for another, which the seeker takes. Gives the link for somebody trusted. */
async function agreesOnVisit(seeker: Page, lister: Page): Promise<string> {
  await press(seeker, 'Offer visit times')
  await press(seeker, 'Offer 1 time')
  await visitCard(lister).getByRole('listitem').first().getByRole('button').click()
  await dialog(lister).getByLabel('Address for the visit').fill('14, 7th Cross')
  await press(lister, 'Accept')
  await press(lister, 'Reschedule')
  await dialog(lister).getByLabel('From').first().selectOption('17:30')
  await press(lister, 'Offer 1 time')
  await expect(visitCard(seeker)).toContainText('Meenakshi asks to move the visit')
  await visitCard(seeker).getByRole('listitem').first().getByRole('button').click()
  await expect(visitCard(lister)).toContainText('17:30, accepted')

  const event = await savedEvent(seeker)
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata')
  expect(event.startDate.toString()).toMatch(/T17:30:00$/)
  expect(event.startDate.toJSDate().toISOString()).toMatch(/T12:00:00.000Z$/)
  expect(event.location).toBe('14, 7th Cross')

  await press(seeker, 'Tell somebody')
  await press(seeker, 'Make a link')
  const text = await dialog(seeker)
    .getByText(/^I am visiting a room/)
    .textContent()
  await seeker.goBack()
  await expect(dialog(seeker)).toHaveCount(0)
  return /\/visit\/\S+/.exec(text ?? '')?.[0] ?? ''
}

async function sendsPhotos(seeker: Page, lister: Page): Promise<void> {
  await choosePhotos(seeker, await qrPicture('upi://pay?pa=somebody@ybl&pn=Refund&am=500'))
  await sendPhotos(seeker)
  await expect(photoFrom(lister, /^Photo from Rohan, blurred/)).toBeVisible()
  await expect(log(lister).getByRole('note')).toContainText('You never scan a code')
}

/** The seeker asks, the lister agrees and takes it back. */
async function sharesNumber(seeker: Page, lister: Page): Promise<void> {
  await press(seeker, 'Add to the chat')
  await press(seeker, /Ask for Meenakshi's number/)
  await numberCard(lister).getByRole('button', { name: 'Share number' }).click()
  await dialog(lister).getByRole('button', { name: 'Share number' }).click()
  const call = numberCard(seeker).getByRole('link', { name: /^Call \+91/ })
  await expect(call).toBeVisible()
  await numberCard(lister).getByRole('button', { name: 'Take it back' }).click()
  await expect(call).toHaveCount(0)
}

test('A search is saved, its room found, shared, asked about and visited, by three people @phone', async ({
  page: friend,
  browser,
}) => {
  test.setTimeout(240_000)
  const [push, mails] = await Promise.all([startPushService(), startMailServer()])
  const server = await startOwnServer({
    ...pushSettings(push),
    NODE_OPTIONS: loaded('daytime.ts', 'push-stand-in.ts'),
    SMTP_URL: mails.url,
    MAIL_FROM: 'Basera <hello@basera.example>',
  })
  try {
    const [lister, seeker] = await Promise.all([
      joinOwn(browser, server, 'Meenakshi Rao'),
      joinOwn(browser, server, 'Rohan Mehta'),
    ])
    const keys = browserKeys()
    const path = (link: string) => server.address + new URL(link, server.address).pathname
    await listRoom(lister)

    await seeker.page.goto(await mailedLink(mails, seeker.email, '/auth/confirm-email'))
    await press(seeker.page, 'Confirm')
    await expect(seeker.page.getByText('Your email address is confirmed')).toBeVisible()
    await savesSearch(seeker.page, keys)

    const room = await listRoom(lister, { title: 'Attic with a view', rent: 9000 })
    const mailed = await mailedLink(mails, seeker.email, '/alerts/', () => runAlerts(server))
    await expect.poll(() => push.taken.length).toBe(1)
    expect(keys.read(push.taken[0]?.body ?? Buffer.of())).toMatchObject({ url: new URL(mailed).pathname })

    const list = await savesAndShares(seeker.page, mailed)
    await friend.goto(path(list))
    await expect(friend.getByRole('article')).toContainText(['Sunny room near the lake', 'Attic with a view'])

    await seeker.page.goto(`/room/${room}`)
    await whenAlive(seeker.page)
    await seeker.page.getByRole('button', { name: 'Contact Lister' }).locator('visible=true').first().click()
    await dialog(seeker.page).getByRole('button', { name: 'Send message' }).click()
    await seeker.page.waitForURL(/\/chats\/[0-9a-f-]+$/)
    await lister.page.goto(seeker.page.url())
    const trusted = path(await agreesOnVisit(seeker.page, lister.page))
    await friend.goto(trusted)
    await expect(friend.getByRole('heading', { name: 'Rohan goes to see a room' })).toBeVisible()

    await sendsPhotos(seeker.page, lister.page)
    await say(lister.page, 'See you then')
    await sharesNumber(seeker.page, lister.page)

    // The visit, and a day after it.
    await server.query(
      "UPDATE visits SET starts_at = now() - interval '23 hours', over_at = now() - interval '23 hours'",
    )
    await friend.reload()
    await expect(friend.getByRole('heading', { name: 'Rohan goes to see a room' })).toBeVisible()
    await server.query(
      "UPDATE visits SET starts_at = starts_at - interval '1 hour', over_at = over_at - interval '1 hour'",
    )
    await friend.reload()
    await expect(friend.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  } finally {
    await server.stop()
    await Promise.all([push.close(), mails.close()])
  }
})
