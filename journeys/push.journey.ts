import { browserKeys, startPushService, vapid } from '@basera/chats/testing/push'
import { chromiumPath, lightChromium } from '@basera/platform/testing/chromium'
import type { BrowserContext, Page } from '@playwright/test'
import { converse, joinOwn, loaded, startOwnServer } from './own-server.ts'
import { pushSettings, subscribeWith } from './push-subscription.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

// The shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: chromiumPath, args: [...lightChromium] },
})

/** Hands the browser's worker what the push service would hand it, and gives the notifications that are shown then. */
async function deliver(context: BrowserContext, origin: string, data: unknown): Promise<unknown[]> {
  const page = await context.newPage()
  await page.goto('/help')
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const known = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-worker/'))
      if (known) done(known.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push-worker/')
      const found = (await registration?.getNotifications()) ?? []
      return found.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
    })
  await expect.poll(async () => (await shown()).length).toBe(1)
  return shown()
}

/** Switches notifications on in the sheet that saves a search; the browser is asked once Save is pressed. */
async function savesAlertWithPush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  const { p256dh, auth } = browserKeys()
  await subscribeWith(page, { p256dh, auth })
  await page.goto('/find-room?place=Jaisalmer&lat=26.9157&lng=70.9083&radius_km=25')
  await whenAlive(page)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Your phone will ask you once')).toBeVisible()
  await sheet.getByRole('switch', { name: 'Notification' }).check()
  const subscribed = () => page.evaluate(() => localStorage.getItem('subscribed-with'))
  expect(await subscribed()).toBeNull()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/push'))
  await sheet.getByRole('button', { name: 'Save alert' }).click()
  expect((await kept).status()).toBe(204)
  await expect(sheet).toBeHidden()
  expect(await subscribed()).toBe(vapid.publicKey)
}

test('chats.push-content, alerts.push-asked: a member who is away is notified on their device, in words that only it can read @phone', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const service = await startPushService()
  const server = await startOwnServer({
    ...pushSettings(service),
    NODE_OPTIONS: loaded('push-stand-in.ts'),
  })
  try {
    const asha = await joinOwn(browser, server, 'Asha Nair')
    const rohan = await joinOwn(browser, server, 'Rohan Mehta')
    const chat = await converse(asha, rohan)
    const context = asha.page.context()
    await context.grantPermissions(['notifications'])
    const keys = browserKeys()
    await subscribeWith(asha.page, { p256dh: keys.p256dh, auth: keys.auth })

    await asha.page.goto('/chats')
    await whenAlive(asha.page)
    await asha.page.getByRole('button', { name: 'Notifications' }).click()
    const kept = asha.page.waitForResponse((answer) => answer.url().endsWith('/api/me/push'))
    const device = asha.page.getByRole('switch', { name: 'Notify me on this device' })
    await device.click()
    expect((await kept).status()).toBe(204)
    await expect(device).toBeChecked()
    await expectAccessible(asha.page)
    expect(await asha.page.evaluate(() => localStorage.getItem('subscribed-with'))).toBe(vapid.publicKey)

    // While the product is open somewhere nothing is sent; once it is left, the next message is.
    await asha.page.goto('about:blank')
    await expect
      .poll(async () => {
        const { rows } = (await server.query('SELECT 1 FROM live_people')) as { rows: unknown[] }
        return rows.length
      })
      .toBe(0)
    await rohan.call('POST', `/api/chats/${chat}/messages`, { client_id: 'a', content: 'My number is 12345' })
    await expect.poll(() => service.taken.length, { timeout: 30_000 }).toBe(1)
    const [push] = service.taken
    expect(push?.path).toBe('/fcm/send/of-asha')
    expect(push?.headers.authorization).toContain(`k=${vapid.publicKey}`)
    expect(push?.body.includes('Rohan')).toBe(false)
    const told = { title: 'Rohan Mehta', body: 'New message', url: `/chats/${chat}`, tag: chat }
    expect(keys.read(push?.body ?? Buffer.of())).toEqual({ ...told, lang: 'en-IN' })

    expect(await deliver(context, server.address, told)).toEqual([told])

    await savesAlertWithPush(rohan.page)
    for (const { page } of [asha, rohan]) await page.context().close()
  } finally {
    await server.stop()
    await service.close()
  }
})

test('a notification says who wrote, and leads to the conversation', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/help')
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(
        ({ status, scriptURL }) => status === 'activated' && scriptURL.endsWith('/push-worker.js'),
      )
      if (active) done(active.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(() => navigator.serviceWorker.register('/push-worker.js', { scope: '/push-worker/' }))
  const data = { title: 'Rohan Mehta', body: 'New message', url: '/chats/abc', tag: 'chat-abc' }
  const registrationId = await registered
  await expect(async () => {
    // Chromium drops a message that comes before it is ready to show notifications. The same tag replaces what is shown.
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify(data),
    })
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push-worker/')
      const found = (await registration?.getNotifications()) ?? []
      return found.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
    })
    expect(shown).toEqual([data])
  }).toPass()
  // It looks after no page.
  const pageWorker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  expect(pageWorker).not.toContain('push-worker')
})
