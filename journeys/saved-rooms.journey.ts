import type { Page } from '@playwright/test'
import { dialog, fillProfile, newcomer, signUp, verifyPhone } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

/** Where no other journey lists rooms meanwhile. */
const search = '/find-room?place=Jaipur&lat=26.9124&lng=75.7873&radius_km=25'
const toast = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Saved on this device. Sign in to keep it everywhere.' })
const topHeart = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Saved rooms' })
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const becomeMember = async (page: Page) => {
  const person = newcomer()
  await signUp(page, person)
  await fillProfile(page)
  await verifyPhone(page, dialog(page), person.phone)
  await expect(dialog(page)).toBeHidden()
}

test('rooms.saved-on-device: A visitor saves two rooms, finds them after a reload, takes one back and signs in', async ({
  page,
}) => {
  test.slow()
  await page.goto(search)
  await whenAlive(page)
  const [first = '', second = ''] = await titles(page).allTextContents()
  const heart = page.getByRole('button', { name: `Save ${first}`, exact: true }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(page).toHaveURL(search)
  await expect(toast(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')
  await toast(page).getByRole('link', { name: 'See saved rooms' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')
  await expect(titles(page)).toHaveText([second, first])
  await expect(toast(page)).toBeHidden()
  await expect(topHeart(page)).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)

  await page.goto(search)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await topHeart(page).click()
  await expect(titles(page)).toHaveText([second, first])
  await page.reload()
  await expect(titles(page)).toHaveText([second, first])
  await page.getByRole('button', { name: `Remove ${first} from saved rooms` }).click()
  await expect(page.getByText('Removed. Press the heart to keep it.')).toBeVisible()
  await page.reload()
  await expect(titles(page)).toHaveText([second])

  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await becomeMember(page)
  await expect(page.getByText('These rooms are saved on this device only.')).toBeHidden()
  await expect(titles(page)).toHaveText([second])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourite-rooms'))).toBe('[]')
  await page.goto('/dashboard?tab=saved')
  await expect(page.getByRole('tab', { name: 'Saved 1' })).toBeVisible()
  await expect(titles(page)).toHaveText([second])
})

test.describe('without a server', () => {
  test.use({ refusals: [503, 'ERR_INTERNET_DISCONNECTED'] })

  test('rooms.saved-on-device: Nothing saved, a room that is gone, and a server that does not answer', async ({
    page,
  }) => {
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'No saved rooms yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Rooms' })).toHaveAttribute('href', '/find-room')
    await expectAccessible(page)

    await page.evaluate(() =>
      localStorage.setItem('favourite-rooms', '["6e9bdf19-fcac-4e8d-ac6c-1230fcde071f","nonsense"]'),
    )
    await page.reload()
    await expect(page.getByText('This room is not there any more.')).toBeVisible()
    await expect(titles(page)).toHaveText(['A room'])
    await expectAccessible(page)

    await page.route('**/api/rooms/by-ids?*', (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await expect(page.getByText('Your saved rooms could not be loaded. Please try again.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/rooms/by-ids?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(titles(page)).toHaveText(['A room'])
  })
})
