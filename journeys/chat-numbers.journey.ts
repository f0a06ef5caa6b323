import type { Page } from '@playwright/test'
import { log, numberCard } from './conversation.ts'
import { joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test.describe('phone numbers in chats @phone', () => {
  test.setTimeout(180_000)

  test('chats.number-card: a number is asked for, shared with one person and taken back', async ({
    browser,
  }) => {
    const [lister, seeker] = await Promise.all([
      joinInOwnBrowser(browser, 'Meenakshi Rao'),
      joinInOwnBrowser(browser, 'Rohan Mehta'),
    ])
    const room = await listRoom(lister)
    const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
    await Promise.all([lister.page.goto(`/chats/${chat}`), seeker.page.goto(`/chats/${chat}`)])

    // Back closes the sheet, not the chat.
    await press(seeker.page, 'Add to the chat')
    await expect(dialog(seeker.page)).toContainText('Share my number')
    await expectAccessible(seeker.page)
    await seeker.page.goBack()
    await expect(dialog(seeker.page)).toHaveCount(0)
    await press(seeker.page, 'Add to the chat')
    await dialog(seeker.page)
      .getByRole('button', { name: /Ask for Meenakshi's number/ })
      .click()
    await expect(numberCard(seeker.page)).toContainText("You asked for Meenakshi's number")

    // The lister first says not now, of which the seeker hears nothing, then shares it.
    await expect(numberCard(lister.page)).toContainText('Rohan asks for your number')
    await expectAccessible(lister.page)
    await numberCard(lister.page).getByRole('button', { name: 'Not now' }).click()
    await expect(numberCard(lister.page)).toContainText('Rohan was not told.')
    await expect(numberCard(seeker.page)).toContainText('You see it here if Meenakshi agrees.')
    await numberCard(lister.page).getByRole('button', { name: 'Share number' }).click()
    await expect(dialog(lister.page)).toContainText('Keep it on Basera until you have met')
    await expectAccessible(lister.page)
    await dialog(lister.page).getByRole('button', { name: 'Share number' }).click()
    await expect(numberCard(lister.page)).toContainText('Rohan sees your number')
    const call = numberCard(seeker.page).getByRole('link', { name: /^Call \+91/ })
    await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/)
    await expectAccessible(seeker.page)

    // The number is in no message, and gone once it is taken back.
    const number = (await call.getAttribute('href'))?.slice(-10) ?? ''
    const { body } = await seeker.call('GET', `/api/chats/${chat}/messages`)
    expect(JSON.stringify(body)).not.toContain(number)
    await numberCard(lister.page).getByRole('button', { name: 'Take it back' }).click()
    await expect(call).toHaveCount(0)
    await expect(numberCard(seeker.page)).toContainText("Meenakshi's number is not shared")
    await expect(log(seeker.page).getByText('I took my number back.')).toBeVisible()
  })
})
