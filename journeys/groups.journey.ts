import { joinByCalls, joinInOwnBrowser, type Member } from './join.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const smoking = { own: 'never', fine: ['never'], weight: 'must' }

async function shareProfile(member: Member, budget: number): Promise<void> {
  const profile = { bio: 'Looks for a home', budget, is_listed: true }
  expect((await member.call('PATCH', '/api/me/profile', profile)).status).toBe(200)
  expect((await member.call('PATCH', '/api/roommates/answers', { smoking })).status).toBe(200)
}

test('@phone roommates.group-made: Two people make a group, a third finds them and writes to one, and a member leaves', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Two desks ${Date.now()}`
  const place = `Lake ${Date.now()}`
  const asha = await joinByCalls(page, 'Asha Nair')
  const rohan = await joinInOwnBrowser(browser, 'Rohan Mehta')
  const meera = await joinInOwnBrowser(browser, 'Meera Iyer')
  await shareProfile(asha, 9000)
  await shareProfile(rohan, 12_000)

  await page.goto('/browse-profiles')
  await whenAlive(page)
  await page.getByRole('link', { name: 'Groups looking together' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups')
  await page.getByRole('link', { name: 'Make a group' }).first().click()
  await page.getByRole('button', { name: 'Make a group' }).click()
  await expect(page.getByText('Give the group a name')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name of the group').fill(name)
  await page.getByLabel('Where?').fill(place)
  await page.getByRole('button', { name: 'Make a group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Only you are in this group.')).toBeVisible()
  await page.getByRole('button', { name: 'Make an invitation' }).click()
  const invitation = await page.getByLabel('Invitation').inputValue()
  await page.getByRole('checkbox', { name: 'Smoking at home?' }).check()
  await expect(page.getByText('Not shown: not everybody has it and ticked it')).toBeVisible()
  await expectAccessible(page)

  const his = rohan.page
  await his.goto(invitation)
  await expect(his.getByRole('heading', { level: 1 })).toHaveText(`Asha asks you to join “${name}”`)
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Join the group' }).click()
  await expect(his.getByText('Others find this group.')).toBeVisible()
  await his.getByRole('checkbox', { name: 'Smoking at home?' }).check()
  await expect(his.getByText('Shown: No smoking')).toBeVisible()

  const hers = meera.page
  await hers.goto('/groups')
  await hers.getByLabel('Place').fill(place)
  await hers.getByRole('button', { name: 'Search' }).click()
  await expect(hers.getByRole('heading', { name: '1 group found' })).toBeVisible()
  await expectAccessible(hers)
  await hers.getByRole('link', { name: `View group ${name}` }).click()
  await expect(hers.getByText('₹21,000/month together')).toBeVisible()
  await expect(hers.getByText('No smoking')).toBeVisible()
  await expect(hers.getByText('Mehta')).toHaveCount(0)
  await expectAccessible(hers)
  await test.step('roommates.group-contact: she can write to each of them', async () => {
    await expect(hers.getByRole('button', { name: /^Message/ })).toHaveCount(2)
    await hers.getByRole('button', { name: /^Message.*Rohan/ }).click()
    await expect(hers.getByRole('dialog')).toBeVisible()
    await hers.keyboard.press('Escape')
  })
  await test.step('roommates.group-reported: and report the group', async () => {
    await hers.getByRole('link', { name: 'Report this group' }).click()
    await expect(hers.getByRole('heading', { name: 'Report this group' }).first()).toBeVisible()
    await hers.goBack()
  })
  await hers.getByRole('link', { name: 'Rohan' }).click()
  await hers.getByRole('link', { name }).click()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(name)

  await his.getByRole('button', { name: 'Leave the group' }).click()
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Make a group')
  await hers.reload()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('This group is not there')
})
