import { demoPerson, joinInOwnBrowser } from './join.ts'
import { dialog, newcomer, openSignIn, signIn, signUp } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const rohan = demoPerson('rohan')

test('accounts.email-required, accounts.passwords-match: the rules of signing in and up are told beside their fields', async ({
  page,
}) => {
  // No challenge, so the check cannot be done.
  await page.route('**/api/captcha/challenge', () => undefined)
  await page.goto('/')
  await openSignIn(page)
  const form = dialog(page)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await expect(form.getByText('Password is required')).toBeVisible()
  await expect(form.getByText('Please complete the security verification')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form.getByRole('button', { name: 'Create account' })).toBeDisabled()
})

test.describe('what goes wrong', () => {
  test.use({ refusals: [422, 'net::ERR_FAILED', 'Failed to fetch dynamically imported module'] })

  test('accounts.email-taken: an address that has an account, and Google that cannot be asked', async ({
    page,
  }) => {
    await page.goto('/')
    await openSignIn(page)
    await signUp(page, { ...newcomer(), email: rohan.email })
    await expect(
      dialog(page).getByText(
        'An account with this email already exists. Please sign in instead or use a different email.',
      ),
    ).toBeVisible()
    await page.reload()
    await page.route('**/assets/en-*/auth-client*', (route) => route.abort())
    await openSignIn(page)
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
    await expect(dialog(page).getByText('Failed to initiate Google sign-in. Please try again.')).toBeVisible()
  })
})

test.describe('a session that is gone', () => {
  // What the page asks for meanwhile, such as unread messages, is refused.
  test.use({ refusals: [401] })

  test('accounts.dialog-sentences: a profile step whose session is gone asks to sign in again', async ({
    page,
  }) => {
    await page.goto('/')
    await openSignIn(page)
    await signUp(page, newcomer())
    await expect(dialog(page).getByLabel('Full name')).toBeVisible()
    await dialog(page).getByLabel('Full name').fill('Asha Nair')
    await dialog(page).getByLabel('Age').fill('24')
    await page.evaluate(() => localStorage.clear())
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page).getByText('Please sign in again to complete your profile.')).toBeVisible()
  })
})

test('@phone shell.sign-out-feedback: signing out under More tells how it goes', async ({
  page,
  browser,
}) => {
  // Nobody else's session may end.
  const asha = await joinInOwnBrowser(browser, 'Asha Nair')
  await asha.page.context().close()
  await page.goto('/')
  await openSignIn(page)
  await signIn(page, asha)
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'More' }).click()
  await expectAccessible(page)

  await test.step('storage that cannot be emptied keeps the session', async () => {
    await page.evaluate(() => {
      const clear = Storage.prototype.clear
      Storage.prototype.clear = () => {
        Storage.prototype.clear = clear
        throw new Error('not now')
      }
    })
    await dialog(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(dialog(page).getByText('Sign out failed!')).toBeVisible()
    await expect(dialog(page).getByText('Sign out failed. Please try again.')).toBeVisible()
    await expectAccessible(page)
  })

  // The words stand for a moment only: what the sheet says is written down as it changes.
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    const note = () => texts.push(document.querySelector('dialog[open]')?.textContent ?? '')
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
    return texts
  })
  await dialog(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog(page)).toBeHidden()
  const texts = (await said.jsonValue()).join()
  expect(texts).toContain('Signing out...')
  expect(texts).toContain('Signed out successfully!')
  await whenAlive(page)
  await expect(page.getByRole('button', { name: 'Sign In' }).locator('visible=true').first()).toBeVisible()
})
