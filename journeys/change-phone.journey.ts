import { joinByCalls } from './join.ts'
import { dialog, newcomer, verifyPhone } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test.use({ refusals: [400, 403] })

test('accounts.phone-change: a member moves to another number with the password and a code', async ({
  page,
}) => {
  const asha = await joinByCalls(page)
  const { phone } = newcomer()
  const main = page.getByRole('main')
  await page.goto('/account/profile')
  await whenAlive(page)
  const shown = (digits: string) =>
    main.getByText(`+91 ${digits.slice(0, 5)} ${digits.slice(5)} is verified.`)
  await expect(shown(asha.phone)).toBeVisible()
  await main.getByRole('button', { name: 'Change number' }).click()
  const form = dialog(page)
  await form.getByLabel('Your password').fill('not the password')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('This is not your password.')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Your password').fill(asha.password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await verifyPhone(page, form, phone)
  await expect(page.getByText('Your number is verified.')).toBeVisible()
  await expect(shown(phone)).toBeVisible()
})
