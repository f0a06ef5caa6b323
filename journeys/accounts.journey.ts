import sharp from 'sharp'
import { joinInOwnBrowser } from './join.ts'
import {
  askForMagicLink,
  dialog,
  fillProfile,
  linkFor,
  newcomer,
  openSignIn,
  signIn,
  signUp,
  verifyPhone,
} from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const prompt = 'Sign In to List Your Room'

test('a newcomer signs up, completes the profile, verifies the phone and lands on the page first wanted', async ({
  page,
}) => {
  const asha = newcomer()
  await page.goto('/list-room')
  await expect(page.getByRole('heading', { name: prompt })).toBeVisible()
  await whenAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expectAccessible(page)
  await signUp(page, asha)
  await expect(page.getByText('Account created! Please complete your profile.')).toBeVisible()
  await expectAccessible(page)
  await fillProfile(page)
  await expect(page.getByText("Profile created! Now let's verify your phone number.")).toBeVisible()
  await expectAccessible(page)
  await verifyPhone(page, dialog(page), asha.phone)
  const done = dialog(page).filter({ hasText: 'Verification Complete!' })
  await expect(done.getByText('Phone verified successfully! Your account is now active.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/list-room$/)
  await expect(page.getByRole('heading', { name: prompt })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: prompt })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('a newcomer comes by a mailed link, which opening alone does not spend', async ({ page, context }) => {
  const asha = newcomer()
  await page.goto('/browse-profiles')
  await expect(dialog(page)).toBeVisible()
  await askForMagicLink(page, asha.email)
  await expect(dialog(page)).toBeHidden()
  const link = await linkFor(page, asha.email, '/auth/open-link')
  for (let scan = 0; scan < 5; scan++) expect((await page.request.get(link)).status()).toBe(200)
  const mail = await context.newPage()
  await mail.goto(link)
  await expectAccessible(mail)
  await mail.getByRole('main').getByRole('button').click()
  await expect(dialog(mail).getByLabel('Full name')).toBeVisible()
  await fillProfile(mail)
  await verifyPhone(mail, dialog(mail), asha.phone)
  await expect(dialog(mail)).toBeHidden()
  await expect(mail).toHaveURL(/\/browse-profiles$/)
  await mail.goto(link)
  await mail.getByRole('main').getByRole('button').click()
  await expect(mail).toHaveURL((url) => url.pathname === '/' && !url.search.includes('code'))
})

test.describe('people who come with Google', () => {
  // The provider has no icon.
  test.use({ refusals: [404] })

  test('a newcomer comes with Google, verifies the phone and lands on the page first wanted', async ({
    page,
  }) => {
    const asha = newcomer()
    // Google's picture of her lies elsewhere.
    const picture = sharp({ create: { width: 96, height: 96, channels: 3, background: '#2b7' } }).png()
    await page.route('https://lh3.googleusercontent.com/**', async (route) =>
      route.fulfill({ contentType: 'image/png', body: await picture.toBuffer() }),
    )
    await page.goto('/account/profile')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('combobox', { name: 'Email' }).fill(asha.email)
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Nair')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/account\/profile$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
    await expectAccessible(page)
    await verifyPhone(page, main, asha.phone)
    await expect(main.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
    await expect(main.getByLabel('Full name')).toHaveValue('Asha Nair')
  })

  test('accounts.google-return: an account at Google without an e-mail is told so at home', async ({
    page,
  }) => {
    await page.goto('/')
    await openSignIn(page)
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('combobox', { name: 'Email' }).fill(newcomer().email)
    await page.getByRole('checkbox', { name: 'The provider tells no email' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(
      dialog(page).getByText('No email found in your Google account. Please try a different sign-in method.'),
    ).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '' && url.hash === '')
  })

  test('somebody who gives up at Google is told so at home', async ({ page }) => {
    await page.goto('/')
    await openSignIn(page)
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page).getByText('Authentication failed. Please try again.')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '' && url.hash === '')
  })
})

test.describe('people who are refused', () => {
  // 401: what was asked for while the test emptied the storage.
  test.use({ refusals: [400, 401] })

  test('a member signs out everywhere', async ({ page, browser }) => {
    const rohan = await joinInOwnBrowser(browser, 'Rohan Mehta')
    await rohan.page.context().close()
    const elsewhere = await (await browser.newContext()).newPage()
    for (const one of [page, elsewhere]) {
      await one.goto('/dashboard')
      await whenAlive(one)
      await one.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await signIn(one, rohan)
      await expect(one.getByRole('heading', { name: 'Sign In to Access Dashboard' })).toBeHidden()
      await expect(dialog(one)).toBeHidden()
    }
    await page.goto('/account/profile')
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await elsewhere.goto('/account/profile')
    await expect(dialog(elsewhere)).toBeVisible()
    await elsewhere.context().close()
  })

  test('a person with a wrong password is told, and sets a new one by mail', async ({ page }) => {
    const asha = newcomer()
    await page.goto('/')
    await openSignIn(page)
    await signUp(page, asha)
    await expect(page.getByText('Account created! Please complete your profile.')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await openSignIn(page)
    await signIn(page, { email: asha.email, password: 'not the one' })
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click()
    await dialog(page).getByLabel('Email').fill(asha.email)
    await expect(dialog(page).getByText('Security check done')).toBeVisible({ timeout: 30_000 })
    await dialog(page).getByRole('button', { name: 'Send link' }).click()
    // Who leaves before the answer is there has no verifier for the link.
    await expect(dialog(page).getByText('the link is on its way')).toBeVisible()
    await page.goto(await linkFor(page, asha.email, '/auth/open-link'))
    await page.getByRole('main').getByRole('button').click()
    await expect(dialog(page).getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(dialog(page).getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await dialog(page).getByLabel('New password').fill('quiet tabla 52')
    await dialog(page).getByLabel('Confirm password').fill('quiet tabla 52')
    await dialog(page).getByRole('button', { name: 'Save password' }).click()
    await expect(dialog(page).getByText('Your password is changed.')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await openSignIn(page)
    await signIn(page, { email: asha.email, password: 'quiet tabla 52' })
    await expect(dialog(page)).toBeHidden()
  })

  test('everything works by keyboard alone', async ({ page }) => {
    const asha = newcomer()
    const type = async (text: string) => page.keyboard.type(text)
    await page.goto('/list-room')
    await whenAlive(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('button', { name: 'Create an account' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).getByLabel('Email').focus()
    await type(asha.email)
    await page.keyboard.press('Tab')
    await type(asha.password)
    await dialog(page).getByLabel('Confirm password').focus()
    await type(asha.password)
    await expect(dialog(page).getByText('Security check done')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Full name')).toBeVisible()
    await dialog(page).getByLabel('Full name').focus()
    await type('Asha Nair')
    await page.keyboard.press('Tab')
    await type('24')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Phone number')).toBeVisible()
    await dialog(page).getByLabel('Phone number').focus()
    await type(asha.phone)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible({
      timeout: 30_000,
    })
    const wrong = '000000'
    await dialog(page).getByLabel('6-digit code').focus()
    await type(wrong)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Invalid verification code')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
  })
})
