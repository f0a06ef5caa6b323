import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { servedJson } from './served.ts'
import { expect, expectAccessible, whenAlive } from './visitor.ts'

/** Somebody new, whom no other journey knows. */
export interface Newcomer {
  readonly email: string
  readonly password: string
  /** Ten digits. */
  readonly phone: string
}

export const newcomer = (): Newcomer => ({
  email: `asha.${randomInt(1e12).toString(36)}@journeys.example`,
  password: `monsoon lamp ${randomInt(1e6)}`,
  phone: `9${String(randomInt(1e9)).padStart(9, '0')}`,
})

interface Message {
  readonly links: readonly string[]
  readonly code: string | null
}

/** The newest message to somebody that has what is looked for. */
async function fromOutbox<T>(
  page: Page,
  to: string,
  look: (message: Message) => T | null | undefined,
): Promise<T> {
  let found: T | null | undefined
  await expect(async () => {
    const messages: Message[] = await servedJson(page, `/dev/outbox.json?to=${encodeURIComponent(to)}`)
    found = messages.map(look).find((one) => one !== null && one !== undefined)
    expect(found).toBeTruthy()
  }).toPass({ timeout: 10_000 })
  return found as T
}

export const codeFor = (page: Page, phone: string) => fromOutbox(page, phone, ({ code }) => code)

/** The link of a mail that opens `path`. */
export const linkFor = (page: Page, email: string, path: string) =>
  fromOutbox(page, email, ({ links }) => links.find((link) => new URL(link).pathname === path))

/** The link of a mail that opens an address below `path`. */
export const linkBelow = (page: Page, email: string, path: string) =>
  fromOutbox(page, email, ({ links }) => links.find((link) => new URL(link).pathname.startsWith(path)))

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The bot check of a form is done by itself; its forms wait for it. */
async function whenChecked(form: Locator): Promise<void> {
  await expect(form.getByText('Security check done')).toBeVisible({ timeout: 30_000 })
}

/** Opens the sign-in dialog from the bars. */
export async function openSignIn(page: Page): Promise<void> {
  await whenAlive(page)
  await page.getByRole('button', { name: 'Sign In' }).locator('visible=true').first().click()
  await expect(dialog(page)).toBeVisible()
}

/** Fills the sign-up step of the open dialog. */
export async function signUp(page: Page, person: Newcomer): Promise<void> {
  const form = dialog(page)
  await form.getByRole('button', { name: 'Create an account' }).click()
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Confirm password').fill(person.password)
  await whenChecked(form)
  await form.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(
  page: Page,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<void> {
  const form = dialog(page)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await whenChecked(form)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function askForMagicLink(page: Page, email: string): Promise<void> {
  const form = dialog(page)
  await form.getByRole('button', { name: 'Email me a magic link' }).click()
  await form.getByLabel('Email').fill(email)
  await whenChecked(form)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Send magic link' }).click()
  await expect(form.getByText('Check your email for the magic link!')).toBeVisible()
}

export async function fillProfile(page: Page, name = 'Asha Nair'): Promise<void> {
  const form = dialog(page)
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Age').fill('24')
  await form.getByRole('button', { name: 'Continue' }).click()
}

/** Proves a phone number, in the dialog or on the page that guards. */
export async function verifyPhone(page: Page, place: Locator, phone: string): Promise<void> {
  await place.getByLabel('Phone number').fill(phone)
  await place.getByRole('button', { name: 'Send code' }).click()
  await expect(place.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  await place.getByLabel('6-digit code').fill(await codeFor(page, phone))
  await place.getByRole('button', { name: 'Verify', exact: true }).click()
}
