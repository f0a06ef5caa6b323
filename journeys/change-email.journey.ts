import { joinByCalls } from './join.ts'
import { codeFor, dialog, linkFor, signIn } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

// The session that the old mailbox ends is refused.
test.use({ refusals: [400, 401, 403] })

test('a member moves to another address, and the old mailbox takes the account back', async ({ page }) => {
  const asha = await joinByCalls(page)
  const next = `next.${asha.email}`
  const main = page.getByRole('main')
  await page.goto(await linkFor(page, asha.email, '/auth/confirm-email'))
  await main.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(main.getByText('Your email address is confirmed')).toBeVisible()

  await test.step('accounts.email-change: the code in the new mailbox makes it the address', async () => {
    await page.goto('/account/profile')
    await whenAlive(page)
    await main.getByRole('button', { name: 'Change email' }).click()
    const form = dialog(page)
    await form.getByRole('button', { name: 'Send code' }).click()
    await expect(form.getByText('Email is required')).toBeVisible()
    await form.getByLabel('New email').fill(asha.email)
    await form.getByRole('button', { name: 'Send code' }).click()
    await expect(form.getByText('This is your address already')).toBeVisible()
    await form.getByLabel('New email').fill(next)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Send code' }).click()
    await expect(form.getByText(`A mail is on its way to ${next}.`)).toBeVisible()
    await expectAccessible(page)
    const code = await codeFor(page, next)
    await form.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000')
    await form.getByRole('button', { name: 'Change email' }).click()
    await expect(form.getByText('This is not the code of our newest mail.')).toBeVisible()
    await form.getByLabel('6-digit code').fill(code)
    await form.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByText(`Your address is ${next} now.`)).toBeVisible()
    await expect(main.getByText(`We know that ${next} is yours.`)).toBeVisible()
    await page.reload()
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(next)
  })

  await test.step('accounts.email-undo: only the press in the old mailbox acts', async () => {
    await page.goto(await linkFor(page, asha.email, '/auth/undo-email'))
    await expectAccessible(page)
    await page.reload()
    await main.getByRole('button', { name: 'Undo the change' }).click()
    await expect(main.getByText('Your account has this address again')).toBeVisible()
    await expect(main.getByText(`${asha.email} is the address of your account`)).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(dialog(page).getByText('Forgot your password?')).toBeVisible()
    await page.goto('/account/profile')
    await expect(dialog(page)).toBeVisible()
    await signIn(page, { email: next, password: asha.password })
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await page.goto(await linkFor(page, asha.email, '/auth/undo-email'))
    await main.getByRole('button', { name: 'Undo the change' }).click()
    await expect(main.getByText('This link no longer works')).toBeVisible()
    await expectAccessible(page)
  })
})
