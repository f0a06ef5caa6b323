import { joinOwn, type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, test } from './visitor.ts'

let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer()
})
test.afterAll(() => server.stop())

test('accounts.notice-seen, accounts.consent-recorded: a member reads once that the notice changed, and takes consents back', async ({
  browser,
}) => {
  test.slow()
  const { page, call } = await joinOwn(browser, server, 'Asha Nair')
  await call('PATCH', '/api/me/profile', { bio: 'I cook on Sundays.', is_listed: true, show_email: true })
  // As of somebody who joined under the notice before. The record itself is only ever added to.
  await server.query(`
    ALTER TABLE consents DISABLE TRIGGER USER;
    UPDATE consents SET notice_version = '2026-01-01';
    ALTER TABLE consents ENABLE TRIGGER USER
  `)
  const news = page.getByText('Our Privacy Policy has a new version of')

  await test.step('the news comes on any page, and is gone for good when it is read', async () => {
    await page.goto('/find-room')
    await expect(news).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(news).toBeVisible()
    const told = page.waitForResponse('**/api/me/consents/notice')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(news).toBeHidden()
    expect((await told).status()).toBe(204)
    const asked = page.waitForRequest('**/api/me/consents')
    // A device that knows of nothing asks the server, which does.
    await page.evaluate(() => localStorage.removeItem('basera-notice-seen'))
    await page.reload()
    await (await (await asked).response())?.finished()
    await expect(news).toBeHidden()
  })

  await test.step('a switch takes a consent back, and says since when', async () => {
    await page.goto('/account/profile')
    const consents = page.getByRole('region', { name: 'What you agreed to' })
    const shown = consents.getByRole('switch', { name: 'Show my roommate profile to members' })
    await expect(shown).toBeChecked()
    // It shows what was pressed before anybody could look, and so never springs back.
    const isOn = await shown.evaluate((box: HTMLInputElement) => {
      box.click()
      return box.checked
    })
    expect(isOn).toBe(false)
    await expect(consents.getByText(/^Off since \d/)).toBeVisible()
    await page.reload()
    await expect(shown).not.toBeChecked()
    await expect(consents.getByRole('switch', { name: 'Show my email on my profile' })).toBeChecked()
    await expectAccessible(page)
  })
})
