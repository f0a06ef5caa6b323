import type { Page } from '@playwright/test'
import { enterDesk, makeModerator } from './desk.ts'
import type { Member } from './join.ts'
import { joinOwn, type OwnServer, startOwnServer } from './own-server.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer()
})
test.afterAll(() => server?.stop())

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    // As the button in the bar does.
    await page.evaluate((next) => document.documentElement.setAttribute('data-theme', next), theme)
    await expectAccessible(page)
  }
}

async function reportedRoom(lister: Member, reporters: readonly Member[]): Promise<void> {
  const id = await listRoom(lister)
  for (const reporter of reporters) {
    const report = {
      about: 'room',
      id,
      reason: 'money_first',
      details: 'He wants a token first.',
    }
    expect((await reporter.call('POST', '/api/reports', report)).status).toBe(201)
  }
}

test.describe('the safety desk', { tag: '@desktop' }, () => {
  test.slow()

  test('trust.case-decided, trust.appeal-decided: a case is decided by keyboard alone, appealed against, and taken back', async ({
    browser,
  }) => {
    const join = (name: string) => joinOwn(browser, server, name)
    const [nazia, arun, vikram, meera, rohan] = [
      await join('Nazia Khan'),
      await join('Arun Prakash'),
      await join('Vikram Reddy'),
      await join('Meera Iyer'),
      await join('Rohan Deshpande'),
    ]
    await makeModerator(server, nazia)
    await makeModerator(server, arun)
    await enterDesk(nazia)
    const desk = nazia.page
    await expect(desk.getByRole('heading', { name: 'No open cases' })).toBeVisible()
    await expectAccessibleInBothThemes(desk)

    await reportedRoom(vikram, [meera, rohan])
    await desk.reload()
    const row = desk.getByRole('button', { name: 'Sunny room near the lake' })
    await expect(row).toContainText('2 reports')
    await expect(row).toContainText('Look by')
    await expectAccessibleInBothThemes(desk)

    await desk.keyboard.press('j')
    await expect(row).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('heading', { name: 'Sunny room near the lake' })).toBeVisible()
    await expect(desk.getByText('He wants a token first.')).toHaveCount(2)
    await desk.goBack()
    await expect(row).toBeFocused()
    await desk.keyboard.press('Enter')
    await desk.getByRole('button', { name: 'Queue' }).press('Enter')
    await expect(row).toBeFocused()
    await desk.getByRole('tab', { name: 'Queue' }).press('ArrowRight')
    await desk.keyboard.press('ArrowLeft')
    await expect(desk.getByRole('tab', { name: 'Queue' })).toBeFocused()
    await row.press('Enter')
    await expect(desk.getByText('He wants a token first.')).toHaveCount(2)
    await expectAccessibleInBothThemes(desk)

    await expect(async () => {
      await desk.keyboard.press('e')
      await expect(desk.getByRole('radio', { name: 'No action' })).toBeFocused({ timeout: 2000 })
    }).toPass()
    await desk.keyboard.press('ArrowDown')
    await desk.keyboard.press('ArrowDown')
    await expect(desk.getByRole('radio', { name: 'Take down' })).toBeChecked()
    await desk.keyboard.press('Tab')
    await desk.keyboard.press('ArrowDown')
    await desk.keyboard.press('Tab')
    await desk.keyboard.type('Two people told us of a token before a visit.')
    await expectAccessibleInBothThemes(desk)
    await desk.keyboard.press('Tab')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('Decided. The person is told by mail.')).toBeVisible()
    await expect(desk.getByText('Take down by Nazia Khan')).toBeVisible()

    // trust.report-outcome
    for (const { page } of [meera, rohan]) {
      await page.goto('/account/reports')
      const report = page.getByRole('main').getByRole('listitem')
      await expect(report).toContainText('Two people told us of a token before a visit.')
      await expect(report).toContainText('Show a room that is yours to let, as it is, with your own photos.')
      await expect(page.getByText('Nazia')).toHaveCount(0)
      await expectAccessibleInBothThemes(page)
    }

    const { items } = (await vikram.call('GET', '/api/me/decisions')).body
    const told = vikram.page
    // trust.decision-met
    await told.goto('/dashboard')
    const notice = 'A decision about “Sunny room near the lake”'
    await expect(told.getByText(notice)).toBeVisible()
    await expect(told.getByText('Nobody else sees it. You can read why')).toBeVisible()
    await expectAccessibleInBothThemes(told)
    await told.goto('/account/decisions')
    await expect(told.getByRole('heading', { name: notice })).toBeVisible()
    await expectAccessibleInBothThemes(told)
    await told.getByRole('link', { name: 'Why, and how to appeal' }).click()
    await expect(told).toHaveURL(`/decision/${items[0].token}`)
    await expect(
      told.getByRole('heading', { name: 'A decision about “Sunny room near the lake”' }),
    ).toBeVisible()
    await expect(told.getByText('Two people told us of a token before a visit.')).toBeVisible()
    await expect(told.getByText('Nazia')).toHaveCount(0)
    await expectAccessibleInBothThemes(told)
    await told.getByLabel('What should we know?').fill('I asked for the deposit on the day of the visit.')
    await told.getByRole('button', { name: 'Send appeal' }).click()
    await expect(told.getByText('Your appeal is with us.')).toBeVisible()
    await expectAccessible(told)

    await enterDesk(arun)
    await desk.getByRole('button', { name: 'Queue' }).click()
    await desk.getByRole('tab', { name: 'Appeals' }).click()
    await expect(desk.getByText('You decided this case. Another moderator answers.')).toBeVisible()

    await arun.page.getByRole('tab', { name: 'Appeals' }).click()
    await expect(arun.page.getByText('I asked for the deposit on the day of the visit.')).toBeVisible()
    await expectAccessibleInBothThemes(arun.page)
    await arun.page.getByLabel('What we write').fill('You are right, and the room is back.')
    await arun.page.getByRole('button', { name: 'Take it back' }).click()
    await expect(arun.page.getByRole('heading', { name: 'No appeals wait' })).toBeVisible()

    await told.reload()
    await expect(told.getByText('You were right: we took this decision back.')).toBeVisible()
    await expect(told.getByText('You are right, and the room is back.')).toBeVisible()
    await expectAccessible(told)
    await told.goto('/dashboard')
    await expect(told.getByRole('tab', { name: /^My Listings/ })).toBeVisible()
    await expect(told.getByText(notice)).toBeHidden()
    for (const { page } of [nazia, arun, vikram, meera, rohan]) await page.context().close()
  })

  test('trust.moderator-role: for a member the desk is not there', async ({ browser }) => {
    const member = await joinOwn(browser, server, 'Asha Nair')
    await member.page.goto('/moderate')
    await expect(member.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await member.page.context().close()
  })
})

test.describe('a link to a decision that is cut off', () => {
  test.use({ refusals: [404] })

  test('says so in one line @desktop', async ({ page }) => {
    await page.goto('/decision/abc')
    const title = page.getByRole('heading', { level: 1, name: 'This link does not work' })
    await expect(title).toBeVisible()
    expect((await title.boundingBox())?.height).toBeLessThan(60)
    await expectAccessible(page)
  })
})
