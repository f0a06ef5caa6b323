import { qrPicture } from '@basera/chats/testing/qr-picture'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { box, choosePhotos, log, photoFrom, said, say, sendPhotos } from './conversation.ts'
import { joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()

async function openChat(browser: Browser) {
  const [lister, seeker] = await Promise.all([
    joinInOwnBrowser(browser, 'Meenakshi Rao'),
    joinInOwnBrowser(browser, 'Rohan Mehta'),
  ])
  const room = await listRoom(lister)
  const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
  await seeker.page.goto(`/chats/${chat}`)
  return { lister, seeker, chat }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test.describe('photos in chats @phone', () => {
  test.setTimeout(180_000)

  test('chats.photo-blurred: a photo is sent, looked at after a press, and one with a QR code is warned of', async ({
    browser,
  }) => {
    const view = await picture(900, 600)
    const { lister, seeker, chat } = await openChat(browser)
    await lister.page.goto(`/chats/${chat}`)

    // Of four photos three go with a word; two are taken out again.
    await choosePhotos(seeker.page, view, view, view, view)
    const tray = seeker.page.getByRole('list', { name: 'Photos of your message' })
    await expect(tray.getByRole('listitem')).toHaveCount(3)
    await expect(seeker.page.getByText('A message has up to 3 photos')).toBeVisible()
    await press(seeker.page, 'Remove photo 3')
    await expect(tray.getByRole('listitem')).toHaveCount(2)
    await press(seeker.page, 'Remove photo 2')
    await expect(tray.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(seeker.page)
    await box(seeker.page).fill('This is my desk')
    await sendPhotos(seeker.page)
    await expect(photoFrom(seeker.page, 'Your photo')).toBeVisible()
    await expect(tray).toHaveCount(0)

    // Who has not answered sees it blurred, until it is pressed; a second press shows it in full, and Back closes that.
    const photo = photoFrom(lister.page, /^Photo from Rohan/)
    await expect(photo).toHaveAccessibleName('Photo from Rohan, blurred Show photo')
    await expect(said(lister.page).last()).toContainText('This is my desk')
    await expectAccessible(lister.page)
    await photo.click()
    await expect(photo).toHaveAccessibleName('Photo from Rohan')
    await expect(photo.getByRole('img')).toHaveAttribute('src', /^data:image\/webp/)
    await photo.click()
    await expect(dialog(lister.page)).toContainText('Photo from Rohan')
    await expectAccessible(lister.page)
    await lister.page.goBack()
    await expect(dialog(lister.page)).toHaveCount(0)

    // Of two in one message, the one that nobody pressed does not show beside the other.
    await choosePhotos(seeker.page, view, view)
    await sendPhotos(seeker.page)
    await photoFrom(lister.page, /1 of 2 from Rohan, blurred/).click()
    await photoFrom(lister.page, /1 of 2 from Rohan$/).click()
    await expect(dialog(lister.page)).toContainText('1 of 2')
    await expect(dialog(lister.page).getByRole('button', { name: 'Next photo' })).toHaveCount(0)
    await lister.page.keyboard.press('Escape')
    await expect(dialog(lister.page)).toHaveCount(0)
    await expect(photoFrom(lister.page, /2 of 2 from Rohan, blurred/)).toBeVisible()

    // Once answered, photos are plain; one with a payment code is not, and says why.
    await say(lister.page, 'Nice, thank you')
    await choosePhotos(seeker.page, await qrPicture('upi://pay?pa=somebody@ybl&pn=Refund&am=500'))
    await sendPhotos(seeker.page)
    const note = log(lister.page).getByRole('note')
    await expect(note).toContainText('You never scan a code')
    await expect(photoFrom(lister.page, /blurred/)).toHaveCount(1)
    await expectAccessible(lister.page)
    await expect(log(seeker.page).getByRole('note')).toHaveCount(0)
    await lister.page.goto('/chats')
    await expect(lister.page.locator('.chat-row').first()).toContainText('This message may be a scam.')
    await seeker.page.goto('/chats')
    await expect(seeker.page.locator('.chat-row').first()).toContainText('You: Photo')
  })

  test('the viewer covers the screen, and its keys still work at the last photo', async ({ browser }) => {
    const view = await picture(900, 600)
    const { page } = (await openChat(browser)).seeker
    await choosePhotos(page, view, view)
    const photo = await page.getByRole('list', { name: 'Photos of your message' }).boundingBox()
    const message = await box(page).boundingBox()
    expect(message!.y - photo!.y - photo!.height).toBeGreaterThanOrEqual(8)
    await sendPhotos(page)
    await photoFrom(page, /1 of 2/).click()
    await expect(dialog(page)).toHaveCSS('border-radius', '0px')
    const next = dialog(page).getByRole('button', { name: 'Next photo' })
    await next.focus()
    await next.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Previous photo' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog(page)).toContainText('1 of 2')
    await expect(dialog(page).getByRole('button', { name: 'Next photo' })).toBeFocused()
  })

  test('chats.photo-waiting: what was chosen and not sent does not wait once the chat is left', async ({
    browser,
  }) => {
    const view = await picture(90, 60)
    const { seeker, chat } = await openChat(browser)
    const { page } = seeker
    await choosePhotos(page, view)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    const removed = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && answer.url().includes(`/chats/${chat}/photos/`),
    )
    await page.locator('.chat-back').click()
    expect((await removed).status()).toBe(204)
  })
})
