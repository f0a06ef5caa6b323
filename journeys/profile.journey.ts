import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { dialog, fillProfile, linkFor, newcomer, openSignIn, signIn, signUp, verifyPhone } from './member.ts'
import { expect, expectAccessible, test } from './visitor.ts'

// An account that is gone can neither sign in nor out.
test.use({ refusals: [400, 403] })

test('a member keeps the profile, proves the mailbox, takes a copy of the data along, and leaves', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const asha = newcomer()
  await page.goto('/account/profile')
  await expect(dialog(page)).toBeVisible()
  await signUp(page, asha)
  await fillProfile(page)
  await verifyPhone(page, dialog(page), asha.phone)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expectAccessible(page)

  await test.step('accounts.age-range: the rules of the form', async () => {
    await main.getByLabel('Age').fill('17')
    await main.getByRole('button', { name: 'Save Changes' }).click()
    await expect(main.getByText('Must be at least 18 years old')).toBeVisible()
    await main.getByLabel('Full name').fill('')
    await main.getByLabel('Age').fill('101')
    await main.getByRole('button', { name: 'Save Changes' }).click()
    await expect(main.getByText('Full name is required')).toBeVisible()
    await expect(main.getByText('Please enter a valid age')).toBeVisible()
  })

  await test.step('accounts.profile-saved: name, age, organization and a picture', async () => {
    await main.getByLabel('Full name').fill('Asha K. Nair')
    await main.getByLabel('Age').fill('25')
    await main.getByLabel('Organization').fill('Nandi Analytics')
    const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#2b7' } })
    await main.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture.jpeg().toBuffer(),
    })
    await main.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await page.reload()
    await expect(main.getByLabel('Full name')).toHaveValue('Asha K. Nair')
    await expect(main.getByLabel('Organization')).toHaveValue('Nandi Analytics')
    await expect(main.getByRole('img', { name: 'Your picture' })).toHaveAttribute(
      'src',
      /\/storage\/v1\/object\/public\/profile-images\/.+\.webp/,
    )
    await expect(main.getByText('100%')).toBeVisible()
  })

  await test.step('accounts.mailbox-proof: proof of the mailbox by the link of the welcome mail', async () => {
    await page.goto(await linkFor(page, asha.email, '/auth/confirm-email'))
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(main.getByText('Your email address is confirmed')).toBeVisible()
    await page.goto('/account/profile')
    await expect(main.getByText('Confirmed', { exact: true })).toBeVisible()
  })

  await test.step('other devices are signed out, this one stays', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto('/')
    await openSignIn(other)
    await signIn(other, asha)
    await expect(dialog(other)).toBeHidden()
    await page.reload()
    await main.getByRole('button', { name: 'Sign out elsewhere' }).click()
    await expect(main.getByText('You are signed out everywhere else.')).toBeVisible()
    await other.goto('/account/profile')
    await expect(dialog(other)).toBeVisible()
    await other.context().close()
    await page.reload()
    await expect(main.getByLabel('Full name')).toHaveValue('Asha K. Nair')
  })

  await test.step('a copy of the data', async () => {
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Download my data' }).click()
    const archive = await readFile(await (await download).path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes('basera-data.json')).toBe(true)
  })

  await test.step('and the end of the account', async () => {
    await main.getByRole('button', { name: 'Delete account' }).click()
    await expectAccessible(page)
    await expect(dialog(page).getByLabel(/^Type/)).toBeFocused()
    await dialog(page).getByLabel(/^Type/).fill('somebody@else.example')
    await dialog(page).getByLabel(/^Type/).press('Enter')
    await expect(dialog(page).getByText('This is not the email address of your account.')).toBeVisible()
    await dialog(page).getByLabel(/^Type/).fill(asha.email)
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await openSignIn(page)
    await signIn(page, asha)
    await expect(dialog(page).getByText('Invalid login credentials')).toBeVisible()
  })
})
