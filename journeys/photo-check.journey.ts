import { chromiumShellPath, lightChromium } from '@basera/platform/testing/chromium'
import sharp from 'sharp'
import { enterDesk, makeModerator } from './desk.ts'
import { joinOwn, type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, test } from './visitor.ts'

/** A camera that shows a moving pattern, and that everybody allows. */
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { executablePath: chromiumShellPath, args: [...lightChromium, ...fakeCamera] } })

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer()
})
test.afterAll(() => server?.stop())

test('accounts.photo-check: a live picture is taken, compared and shown as checked @phone', async ({
  browser,
}) => {
  test.slow()
  const asha = await joinOwn(browser, server, 'Asha Nair')
  const nazia = await joinOwn(browser, server, 'Nazia Khan')
  await makeModerator(server, nazia)
  const { page } = asha
  const main = page.getByRole('main')

  await test.step('without a profile photo there is nothing to compare with', async () => {
    await page.goto('/account/verification')
    await expect(main.getByRole('link', { name: 'Add one in Profile Settings' })).toBeVisible()
    const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#2b7' } })
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
    const headers = { authorization: `Bearer ${asha.token}` }
    const sent = await page.request.put('/api/me/avatar', { headers, multipart: { file } })
    expect(sent.status()).toBe(200)
  })

  await test.step('shell.camera-page: the camera is on in the page that needs it, wherever one came from', async () => {
    await page.goto('/account/profile')
    await main.getByRole('link', { name: 'See your verification' }).click()
    await main.getByRole('button', { name: 'Take a live photo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Live photo' })
    await expect(dialog.getByRole('status')).toContainText(/beside your face|on your|under your chin/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Take photo' }).click()
    await expect(dialog.getByRole('img', { name: 'The picture you took' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Take it again' }).click()
    await dialog.getByRole('button', { name: 'Take photo' }).click()
    await dialog.getByRole('button', { name: 'Send it' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText('Being checked')).toBeVisible()
    await expect(main.getByText(/^Sent on \d{1,2} [A-Z][a-z]{2} \d{4}\./)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('trust.photo-decided: a moderator sees both pictures and the gesture', async () => {
    await enterDesk(nazia)
    const desk = nazia.page
    await desk.getByRole('tab', { name: 'Photos' }).click()
    await desk.getByRole('button', { name: 'Compare the pictures' }).click()
    await expect(desk.getByRole('img', { name: 'Live picture of Asha Nair' })).toBeVisible()
    await expect(desk.getByRole('img', { name: 'Profile photo of Asha Nair' })).toBeVisible()
    await expect(desk.getByText('We asked for:')).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Same person' }).click()
    await expect(desk.getByText('No photos wait')).toBeVisible()
  })

  await test.step('accounts.proofs-shown: others see it with its day', async () => {
    await page.reload()
    await expect(main.getByText('The picture is deleted. A new profile photo ends it.')).toBeVisible()
    await page.goto(`/profile/${asha.id}`)
    await expect(main.getByText('Photo checked', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
