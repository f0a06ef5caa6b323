import { expect, type Page } from '@playwright/test'
import { dialog } from './member.ts'

/** The messages of the conversation that is open. */
export const log = (page: Page) => page.getByRole('log')
/** What was said, in its order, by those whose message the server has. */
export const said = (page: Page) => log(page).locator('.msg:not(.pending)')
/** What it does not have yet. */
export const onTheirWay = (page: Page) => log(page).locator('.msg.pending')

/** Where a message is typed. */
export const box = (page: Page) => page.getByLabel('Message', { exact: true })

/** Types a message and sends it by Enter (chats.enter-sends). */
export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  // chats.connecting-state
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await box(page).press('Enter')
}

/** Adds photos to the message that is being written. */
export async function choosePhotos(page: Page, ...buffers: Buffer[]): Promise<void> {
  await page.getByRole('button', { name: 'Add to the chat' }).click()
  const files = buffers.map((buffer, n) => ({ name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer }))
  await dialog(page)
    .getByLabel(/^Photo/)
    .setInputFiles(files)
  await expect(dialog(page)).toHaveCount(0)
}

/** Sends the message once each photo is there. */
export async function sendPhotos(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send', exact: true })
  await expect(button).toBeEnabled()
  await button.click()
}

export const photoFrom = (page: Page, name: string | RegExp) => log(page).getByRole('button', { name })
export const visitCard = (page: Page) => page.getByRole('region', { name: 'Room visit' })
export const numberCard = (page: Page) => page.getByRole('region', { name: 'Phone number' })
