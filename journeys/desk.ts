import { Secret, TOTP } from 'otpauth'
import type { Member } from './join.ts'
import type { OwnServer } from './own-server.ts'
import { expect, expectAccessible } from './visitor.ts'

/** What an authenticator shows now. */
export const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** Nobody gets the role by asking: the operator gives it. */
export const makeModerator = (server: OwnServer, { id }: Member) =>
  server.query(`INSERT INTO moderators (account_id, role) VALUES ('${id}', 'moderator')`)

/** Opens the desk for the first time, with a code of the key that it shows. */
export async function enterDesk({ page }: Member): Promise<void> {
  await page.goto('/moderate')
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible()
  const secret = (await page.getByTestId('secret').textContent()) ?? ''
  await expectAccessible(page)
  await page.getByLabel('Code of your authenticator').pressSequentially(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Safety desk' })).toBeVisible()
}
