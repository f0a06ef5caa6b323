import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test('@phone rooms.shortlist-together, rooms.shortlist-link: Two people hunt together, and a visitor sees their list until it is switched off', async ({
  page,
  browser,
}) => {
  test.slow()
  const asha = await joinByCalls(page, 'Asha Nair')
  const lister = await joinInOwnBrowser(browser, 'Meera Lister')
  const rohan = await joinInOwnBrowser(browser, 'Rohan Mehta')
  const lake = await listRoom(lister, { title: 'A room by the lake' })
  const park = await listRoom(lister, { title: 'A room by the park' })
  for (const room of [lake, park]) await asha.call('PUT', `/api/me/saved-rooms/${room}`)

  await page.goto('/saved')
  await page.getByRole('button', { name: 'Share list' }).click()
  await dialog(page).getByLabel('Name of the list').fill('Near the lake')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Hunt together' }).click()
  const invitation = await dialog(page).getByLabel('Invitation').inputValue()
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Open the list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Near the lake')

  const stranger = await browser.newPage()
  await stranger.goto(invitation)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'Somebody asks you to look for a room together',
  )
  await expect(stranger.getByText('Sign in to see the list. An account is free.')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.close()

  const his = rohan.page
  await his.goto(invitation)
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Asha asks you to look for a room together')
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Join the list' }).click()
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Near the lake')
  await expect(his.getByText('You and Asha hold this list.')).toBeVisible()
  await his.goto('/saved')
  await his.getByRole('link', { name: 'Near the lake (2 rooms)' }).click()
  await his.getByRole('button', { name: 'Comment on A room by the lake' }).click()
  await his.getByLabel('Comment', { exact: true }).fill('The lake is lovely')
  await his.getByRole('button', { name: 'Send' }).click()
  await his.getByRole('button', { name: 'Strike out A room by the park' }).click()
  await expect(his.getByText('Struck out by you')).toBeVisible()
  await expectAccessible(his)

  await page.reload()
  await expect(page.getByText('You and Rohan hold this list.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Comments on A room by the lake' })).toHaveText(
    'Rohan The lake is lovely',
  )
  await expect(page.getByText('Struck out by Rohan')).toBeVisible()

  await test.step('rooms.comment-reported: the other’s comment can be reported, an own one not', async () => {
    await expect(his.getByRole('button', { name: 'Report this comment' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Report this comment: The lake is lovely' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Report Rohan' })).toBeVisible()
    await dialog(page).getByRole('radio', { name: 'Advertising' }).check()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Send report' }).click()
    await expect(dialog(page).getByText('Thank you for telling us')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Done' }).click()
  })

  await test.step('rooms.shortlist-taken-off: what the other wrote is asked about first', async () => {
    await page.getByRole('button', { name: 'Take off A room by the lake' }).click()
    await expect(dialog(page)).toContainText('the other person’s too')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('list', { name: 'Comments on A room by the lake' })).toBeVisible()
  })

  await page.getByRole('button', { name: 'Share list' }).click()
  await dialog(page).getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog(page).getByLabel('Link', { exact: true }).inputValue()
  const withoutScript = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await withoutScript.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('1 room')
  await lister.page.goto(link)
  await expectAccessible(lister.page)
  await expect(visitor.getByRole('article')).toContainText('A room by the lake')
  for (const secret of ['Asha', 'Rohan', 'lovely', 'Near the lake'])
    await expect(visitor.getByText(secret)).toHaveCount(0)
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This list is not shared any more')
  await withoutScript.close()

  await his.getByRole('button', { name: 'Leave the list' }).click()
  await dialog(his).getByRole('button', { name: 'Leave the list' }).click()
  await expect(his).toHaveURL('/saved')
  await expect(his.getByRole('heading', { name: 'No saved rooms yet' })).toBeVisible()
  await expect(his.getByRole('link', { name: 'Near the lake' })).toBeHidden()
  await page.reload()
  await whenAlive(page)
  await expect(page.getByText('Only you hold this list.')).toBeVisible()
  await expect(page.getByText('The lake is lovely')).toBeHidden()
})
