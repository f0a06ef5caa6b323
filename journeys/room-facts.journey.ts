import type { Locator, Page } from '@playwright/test'
import { arrive, button, created, fillDetails, someTitle, step } from './list-a-room-steps.ts'
import { dialog } from './member.ts'
import { servedJson } from './served.ts'
import { expect, expectAccessible, test } from './visitor.ts'

/** The choices of one field. */
const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('group', { name, exact: true })
const choice = (page: Page, name: string, words: string) =>
  field(page, name).getByRole('button', { name: words, exact: true })

async function choose(page: Page, choices: readonly (readonly [string, string])[]): Promise<void> {
  for (const [name, words] of choices) {
    await choice(page, name, words).click()
    await expect(choice(page, name, words)).toHaveAttribute('aria-pressed', 'true')
  }
}

/** Checked from the top of the page, where the fixed bar covers no field. */
async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await expectFits(page)
}

/** Nothing reaches beyond the side of the screen. */
async function expectFits(page: Page, textSize = '100%'): Promise<void> {
  const beyond = await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, textSize)
  expect(beyond, `at ${textSize}`).toBeLessThanOrEqual(0)
}

const openMore = (page: Page) => page.getByText('More details').click()

async function tellPricing(page: Page): Promise<void> {
  await page.getByLabel('Monthly rent').fill('15500')
  await page.getByLabel('Available from').fill('2090-01-01')
  await expect(page.getByText('Agents must say their brokerage. Enter 0 if there is none.')).toBeVisible()
  await button(page, 'Next').click()
  await expect(page.getByRole('textbox', { name: 'Brokerage' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Brokerage' }).fill('7000')
  await openMore(page)
  await page.getByRole('textbox', { name: 'Maintenance' }).fill('900')
  await choose(page, [['Lock-in', '6 months']])
  await page.getByRole('textbox', { name: 'Notice to leave' }).fill('45')
  await choose(page, [['Painting charge', 'None']])
  await expect(page.getByText('₹16,400').locator('visible=true').first()).toBeVisible()
  await expectSound(page)
  await button(page, 'Next').click()
  await expect(step(page, 'Room Preferences')).toBeFocused()
}

async function tellHome(page: Page): Promise<void> {
  await choose(page, [
    ['Home layout', '3 BHK'],
    ['Furnishing', 'Semi-furnished'],
    ['Bathroom', 'Attached bathroom'],
    ['Meals', 'Some meals'],
    ['Kitchen', 'Veg kitchen'],
  ])
  await openMore(page)
  await choose(page, [
    ['AC', 'Yes'],
    ['Geyser', 'Yes'],
    ['Washing machine', 'No'],
    ['Fridge', 'Yes'],
    ['Lift', 'No'],
    ['Power backup', 'Yes'],
    ['Guests allowed', 'No'],
    ['Gate closes at', '10 pm'],
  ])
  await choice(page, 'Who lives there', 'Women').click()
  await page.getByRole('button', { name: 'Women: one more' }).click()
  await choice(page, 'Who lives there', 'Couple').click()
  await choice(page, 'Who lives there', 'Men').click()
  await page.getByRole('button', { name: 'Remove Men' }).click()
  await expectSound(page)
  await button(page, 'Next').click()
  await expect(step(page, 'Upload Photos')).toBeFocused()
}

const told = {
  home_type: 'private_room',
  posted_by: 'agent',
  layout: '3bhk',
  furnishing: 'semi',
  bathroom: 'attached',
  meals: 'some',
  kitchen: 'veg',
  brokerage: 7000,
  maintenance: 900,
  lock_in_months: 6,
  notice_days: 45,
  painting_charge: 0,
  air_conditioning: true,
  geyser: true,
  washing_machine: false,
  fridge: true,
  lift: false,
  power_backup: true,
  guests_allowed: false,
  gate_closes_at: '22:00',
  household: [
    { kind: 'women', count: 2 },
    { kind: 'couple', count: 1 },
  ],
}

test('rooms.facts-asked: a lister who tells all fields sees them on the room, and unsets one', async ({
  page,
  isMobile,
}) => {
  if (isMobile) {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.emulateMedia({ colorScheme: 'dark' })
  }
  await arrive(page)
  const title = someTitle()
  await choose(page, [
    ['Home type', 'Shared room'],
    ['Home type', 'Private room'],
    ['Posted by', 'Agent'],
  ])
  await expect(choice(page, 'Home type', 'Shared room')).toHaveAttribute('aria-pressed', 'false')
  await expectFits(page, '200%')
  await expectSound(page)
  await fillDetails(page, title)
  await tellPricing(page)
  await tellHome(page)
  // What was told is in the draft.
  await page.reload()
  const review = page.getByRole('region', { name: 'What your listing says' })
  await expect(review.getByText('Private room, 3 BHK')).toBeVisible()
  await expect(review.getByText('45 days')).toBeVisible()
  await expectFits(page)
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  await dialog(page).getByRole('link', { name: 'View Listing' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Private room, 3 BHK')).toBeVisible()
  await expect(page.getByText('Women: 2, Couple: 1')).toBeVisible()
  const path = new URL(page.url()).pathname
  const shown = () => servedJson(page, `/api/rooms/${path.split('/').at(-1)}`)
  expect(await shown()).toMatchObject(told)

  await page.goto(`${path}/edit`)
  await expect(choice(page, 'Bathroom', 'Attached bathroom')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await choice(page, 'Bathroom', 'Attached bathroom').press('Space')
  await expect(choice(page, 'Bathroom', 'Attached bathroom')).toHaveAttribute('aria-pressed', 'false')
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    button(page, 'Save Changes').click(),
  ])
  expect(request.postDataJSON()).toEqual({ version: 1, bathroom: null })
  await expect(page.getByRole('dialog', { name: 'Changes Saved Successfully!' })).toBeVisible()
  expect(await shown()).toMatchObject({ ...told, bathroom: null })
})
