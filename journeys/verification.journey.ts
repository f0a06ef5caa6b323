import { joinByCalls } from './join.ts'
import { codeFor } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test.use({ refusals: [400, 403] })

test('a member shows where they work, and takes it back', async ({ page }) => {
  const asha = await joinByCalls(page)
  const main = page.getByRole('main')
  const email = `${asha.email.split('@')[0]}@infosys.com`

  await test.step('accounts.work-domain: a free-mail address is refused in its field', async () => {
    await page.goto('/account/profile')
    await main.getByRole('link', { name: 'See your verification' }).click()
    await whenAlive(page)
    await expect(main.getByRole('heading', { name: 'Your verification' })).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel('Work or college email').fill('asha@gmail.com')
    await expect(main.getByText('We show only “gmail.com”')).toBeVisible()
    await main.getByRole('button', { name: 'Send code' }).click()
    await expect(main.getByText('Anybody can have an address there.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('accounts.work-proof: the code in the mailbox makes it shown', async () => {
    await main.getByLabel('Work or college email').fill(email)
    await main.getByRole('button', { name: 'Send code' }).click()
    await expect(main.getByText(`A mail with a code is on its way to ${email}.`)).toBeVisible()
    await expectAccessible(page)
    // accounts.code-kept
    await page.reload()
    await main.getByLabel('6-digit code').fill(await codeFor(page, email))
    await main.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(main.getByText(/^infosys\.com, /)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(main.getByText(/^infosys\.com, /)).toBeVisible()
  })

  await test.step('accounts.proofs-shown: others see it with its day and what it does not show', async () => {
    const { body: proofs } = await asha.call('GET', '/api/me/proofs')
    expect(proofs.work.domain).toBe('infosys.com')
    await page.goto(`/profile/${asha.id}`)
    await expect(main.getByText('Works or studies at infosys.com')).toBeVisible()
    await main.getByText('What this shows, and what not').click()
    await expect(main.getByText('They could read a mailbox at infosys.com on that day.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('help.verification-article: the marks lead to what each of them proves', async () => {
    await main.getByRole('link', { name: 'What verification proves' }).click()
    await expect(page).toHaveURL('/help/what-verification-proves')
    await expect(main.getByText('No mark can be bought.')).toBeVisible()
    await page.goto('/account/verification')
    await expect(main.getByRole('link', { name: 'What verification proves' })).toBeVisible()
  })

  await test.step('it is gone at one press', async () => {
    await page.goto('/account/verification')
    await main.getByRole('button', { name: 'Remove' }).click()
    await expect(main.getByLabel('Work or college email')).toBeVisible()
    await page.goto(`/profile/${asha.id}`)
    await expect(main.getByText('Phone verified', { exact: true })).toBeVisible()
    await expect(main.getByText('Works or studies at')).toBeHidden()
  })
})
