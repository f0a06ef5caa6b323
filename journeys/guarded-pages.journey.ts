import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const prompts = [
  ['/list-room', 'Sign In to List Your Room'],
  ['/dashboard', 'Sign In to Access Dashboard'],
  ['/my-listings', 'Sign In to Access Dashboard'],
  ['/your-profile', 'Sign In to Manage Your Profile'],
  ['/chats', 'Sign in to view chats'],
  ['/room/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f/edit', 'Sign In to Edit Your Room'],
] as const

for (const [path, title] of prompts) {
  test(`shell.signed-out-prompt: a visitor of ${path} reads "${title}" and can sign in`, async ({ page }) => {
    await page.goto(path)
    await whenAlive(page)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}

for (const path of [
  '/browse-profiles',
  '/profile/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
  '/account/profile',
]) {
  test(`shell.signed-out-redirect: a visitor of ${path} is taken home, with the sign-in dialog open`, async ({
    page,
  }) => {
    await page.goto(path)
    await whenAlive(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test('accounts.return-errors: an error of the sign-in return is told, and the address is cleaned', async ({
  page,
}) => {
  await page.goto('/?error=auth_failed')
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL('/')
})
