import type { Page } from '@playwright/test'
import { arrive, button, created, found, someTitle, step, walkToPhotos } from './list-a-room-steps.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const older = (page: Page) => page.getByText('You are writing this listing in another tab too.')
const sentElsewhere = (page: Page) => page.getByText('This listing was created in another tab.')
const title = (page: Page) => page.getByLabel('Title')

test('two tabs with one draft: the older says so and keeps nothing until told; the text is never lost unseen @phone', async ({
  page,
  context,
}) => {
  await arrive(page)
  await title(page).fill('Begun in the first tab')
  const second = await context.newPage()
  await second.goto('/list-room')
  await expect(title(second)).toHaveValue('Begun in the first tab')
  await expect(older(page)).toBeHidden()

  await title(second).fill('Written in the second tab')
  await expect(older(page)).toBeVisible()
  await expectAccessible(page)
  await title(page).fill('Back in the first tab')
  await expect(older(second)).toBeHidden()
  await expect(title(second)).toHaveValue('Written in the second tab')
  await page.getByRole('button', { name: 'Keep this text' }).click()
  await expect(older(page)).toBeHidden()
  await expect(older(second)).toBeVisible()
  await expect(title(second)).toHaveValue('Written in the second tab')
  await second.getByRole('button', { name: 'Show the other text' }).click()
  await expect(title(second)).toHaveValue('Back in the first tab')
  await expect(older(second)).toBeHidden()
})

test('two tabs with one draft make one room, one after the other and both at once @phone', async ({
  page,
  context,
}) => {
  const one = someTitle()
  await arrive(page)
  const second = await context.newPage()
  await second.goto('/list-room')
  await expect(step(second, 'Room Details')).toBeVisible()
  await walkToPhotos(page, one)
  await second.getByRole('button', { name: 'Show the other text' }).click()
  await expect(step(second, 'Upload Photos')).toBeVisible()
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  await expect(sentElsewhere(second)).toBeVisible()
  await expect(button(second, 'Create Listing')).toBeDisabled()
  expect(await found(page, one)).toHaveLength(1)

  const other = someTitle()
  await page.goto('/list-room')
  await walkToPhotos(page, other)
  await second.goto('/list-room')
  await expect(step(second, 'Upload Photos')).toBeVisible()
  // A click that waits for its button would wait for ever in the tab that came second.
  await Promise.all([page, second].map((tab) => button(tab, 'Create Listing').dispatchEvent('click')))
  for (const tab of [page, second]) await expect(created(tab).or(sentElsewhere(tab)).first()).toBeVisible()
  expect(await found(page, other)).toHaveLength(1)
})
