import { expect, type Page } from '@playwright/test'

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
