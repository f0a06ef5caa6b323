import type { Page } from '@playwright/test'
import { type Say, sentencesIn } from './catalogue.ts'
import { joinByCalls, joinInOwnBrowser, type Member, signInByCall } from './join.ts'
import { codeFor, dialog, type Newcomer, newcomer } from './member.ts'
import { served } from './served.ts'
import { someRoom } from './some-room.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const readers = [
  { language: 'hi', name: 'हिन्दी', message: 'नमस्ते, क्या कमरा अभी ख़ाली है?', answer: 'हाँ, शनिवार को देख लीजिए।' },
  { language: 'ta', name: 'தமிழ்', message: 'வணக்கம், அறை இன்னும் காலியா?', answer: 'ஆமாம், சனிக்கிழமை வந்து பாருங்கள்.' },
] as const

/** No other journey lists rooms there. */
const coonoor = { address: 'Bedford, Coonoor, Tamil Nadu', latitude: 11.353, longitude: 76.7959 }

const button = (place: Pick<Page, 'getByRole'>, name: RegExp) =>
  place.getByRole('button', { name }).filter({ visible: true }).first()

const field = (page: Page, name: RegExp) => dialog(page).last().getByRole('textbox', { name })

async function speaks(page: Page, language: string): Promise<void> {
  await whenAlive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
  await expectAccessible(page)
}

/** Chooses the language where the site offers it, and finds the room in it. */
async function findRoom(page: Page, { language, name }: (typeof readers)[number], title: string) {
  const say = sentencesIn(language)
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  await dialog(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/${language}`)
  await speaks(page, language)

  const place = page.getByPlaceholder(say('home.search.placeholder'))
  await place.click()
  await place.pressSequentially('coonoor', { delay: 20 })
  await page
    .getByRole('option', { name: /^Coonoor/ })
    .first()
    .click()
  await button(page.getByRole('search'), say('home.search.button')).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/find-room\\?.*lat=`))
  await expect(page.getByRole('heading', { level: 1, name: say('rooms.search.title') })).toBeVisible()
  await speaks(page, language)

  await page.getByRole('main').getByRole('article').filter({ hasText: title }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/room/`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await speaks(page, language)
}

async function signUp(page: Page, say: Say, person: Newcomer, fullName: string): Promise<void> {
  await button(dialog(page), say('accounts.signIn.create')).click()
  await field(page, say('accounts.field.email')).fill(person.email)
  await field(page, say('accounts.field.password')).fill(person.password)
  await field(page, say('accounts.field.confirm')).fill(person.password)
  await expect(dialog(page).getByText(say('accounts.botCheck.done'))).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await button(dialog(page), say('accounts.signUp.submit')).click()

  await field(page, say('accounts.form.name')).fill(fullName)
  await dialog(page).getByLabel(say('accounts.form.age')).fill('24')
  await button(dialog(page), say('accounts.profileStep.submit')).click()

  await field(page, say('accounts.phone.label')).fill(person.phone)
  await button(dialog(page), say('accounts.phone.send')).click()
  await field(page, say('accounts.phone.code.label')).fill(await codeFor(page, person.phone))
  await button(dialog(page), say('accounts.phone.code.verify')).click()
}

async function expectMail(page: Page, { email }: Newcomer, subject: RegExp): Promise<void> {
  await expect(async () => {
    const mails = await served(page, `/dev/outbox.json?to=${email}`)
    expect(await mails.json()).toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(subject) }),
    )
  }).toPass()
}

for (const reader of readers) {
  const { language, message, answer } = reader
  test(`shell.language-menu, shell.page-language, chats.meant-message: who reads ${language} finds a room, joins and writes to its lister`, {
    tag: '@phone',
  }, async ({ page, browser }) => {
    const say = sentencesIn(language)
    const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
    // A second try finds its own room.
    const title = `Hill view room ${test.info().retry + 1}, told in ${language}`
    await lister.call('POST', '/api/rooms', { ...someRoom, ...coonoor, title })
    await findRoom(page, reader, title)

    await button(page, say('rooms.room.contact')).click()
    await field(page, say('chats.contact.message')).fill(message)
    await button(dialog(page), say('chats.contact.send')).click()
    const person = newcomer()
    await signUp(page, say, person, 'Rohan Mehta')
    await expect(field(page, say('chats.contact.message'))).toHaveValue(message)
    await button(dialog(page), say('chats.contact.send')).click()
    await page.waitForURL(/\/chats\/[0-9a-f-]+$/)

    const log = page.getByRole('log')
    await expect(log.getByText(message)).toHaveCount(1)
    await speaks(page, language)
    await page.getByRole('textbox', { name: say('chats.thread.message') }).fill(answer)
    await button(page, say('chats.thread.send')).click()
    await expect(log.locator('.msg:not(.pending)').getByText(answer)).toHaveCount(1)

    // shell.reader-language, accounts.account-language
    await expectMail(page, person, say('welcomeWithProof.subject'))
    // shell.text-language: on a page in English the message says its own language.
    await lister.page.goto(page.url())
    await expect(lister.page.getByRole('log').locator(`[lang="${language}"]`).first()).toHaveText(message)
    await lister.page.context().close()
  })
}

test.describe('accounts.account-language: the language of an account', () => {
  test.use({ refusals: ['net::ERR_FAILED'] })

  const readsIn = async (page: Page, language: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
    await whenAlive(page)
  }
  const choose = async (page: Page, name: string) => {
    await button(page, /^Language/).click()
    await dialog(page).getByRole('link', { name }).click()
  }
  const languageOf = async ({ call }: Member) => (await call('GET', '/api/me/profile')).body.language

  test('wins over what a visitor chose on the device, and a choice in the menu reaches every device', async ({
    page,
    browser,
  }) => {
    await page.goto('/')
    await whenAlive(page)
    await choose(page, 'हिन्दी')
    await readsIn(page, 'hi')
    const person = await joinByCalls(page)
    expect(await languageOf(person)).toBe('en')
    await page.goto('/dashboard')
    await readsIn(page, 'en')
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await readsIn(page, 'en')

    await choose(page, 'தமிழ்')
    await expect(page).toHaveURL('/ta')
    await readsIn(page, 'ta')
    const other = await (await browser.newContext()).newPage()
    await signInByCall(other, person)
    await other.goto('/dashboard')
    await readsIn(other, 'ta')
    await other.context().close()
  })

  test('learns of a choice that it could not be told at once', async ({ page }) => {
    const person = await joinByCalls(page)
    await page.goto('/dashboard')
    await whenAlive(page)
    await page.route('**/api/me/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await choose(page, 'தமிழ்')
    await readsIn(page, 'ta')
    expect(await languageOf(person)).toBe('en')
    await page.unroute('**/api/me/profile')
    await page.reload()
    await readsIn(page, 'ta')
    await expect.poll(() => languageOf(person)).toBe('ta')
  })
})
