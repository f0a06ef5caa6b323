import {
  arrive,
  button,
  created,
  fillDetails,
  fillPricing,
  found,
  someTitle,
  step,
} from './list-a-room-steps.ts'
import { dialog } from './member.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const scam =
  'I am posted in Canada and cannot show the flat. Pay one month advance and I will courier the keys to you.'

// The page of a room in review is not found, but by its lister.
test.use({ refusals: [404] })

test('rooms.in-review: a lister whose text cheats sees why, changes it, and the room is live and found', async ({
  page,
}) => {
  const title = someTitle()
  await arrive(page)
  await page.getByLabel('Description').fill(scam)
  await fillDetails(page, title)
  await fillPricing(page)
  await button(page, 'Next').click()
  await expect(step(page, 'Upload Photos')).toBeFocused()
  await button(page, 'Create Listing').click()
  const checked = page.getByRole('dialog', { name: 'Your Room Is Being Checked' })
  await expect(checked).toBeVisible({ timeout: 30_000 })
  await expect(checked).toContainText('Nobody else sees it yet')
  await expectAccessible(page)
  expect(await found(page, title)).toEqual([])

  await dialog(page).getByRole('link', { name: 'View Listing' }).click()
  await expect(page.getByText('Being checked', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The text' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to My Listings' }).click()
  // The room's own page has the same note.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(page.getByText('Being checked', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ask a person to look' }).click()
  await expect(page.getByText('You asked a person to look. We write to you.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page.getByText('Being checked', { exact: true })).toBeVisible()
  await page.getByLabel('Description').fill('Two windows, and a desk.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your room is live now.')).toBeVisible()
  await expect.poll(() => found(page, title)).toHaveLength(1)
})

test('rooms.review-checks: an honest lister meets no obstacle', async ({ page }) => {
  const title = someTitle()
  await arrive(page)
  await page.getByLabel('Description').fill('Two windows, and a desk.')
  await fillDetails(page, title)
  await fillPricing(page)
  await button(page, 'Next').click()
  await expect(step(page, 'Upload Photos')).toBeFocused()
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  expect(await found(page, title)).toHaveLength(1)
})
