import type { Page } from '@playwright/test'
import { joinByCalls } from './join.ts'
import { dialog, fillProfile, newcomer, openSignIn, signIn, signUp, verifyPhone } from './member.ts'
import { expect, expectAccessible, holdBack, test, whenAlive } from './visitor.ts'

/** A call of the API with the session of the page. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const { access_token } = JSON.parse(localStorage.getItem('basera-auth') ?? '{}')
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
      const answer = await fetch(path, { method, headers, ...(body ? { body } : {}) })
      return answer.status === 204 ? undefined : answer.json()
    },
    [method, path, body ? JSON.stringify(body) : undefined] as const,
  )

/** Somebody new, signed in and verified, on the page they are on. */
async function becomeMember(page: Page) {
  const person = newcomer()
  await openSignIn(page)
  await signUp(page, person)
  await fillProfile(page)
  await verifyPhone(page, dialog(page), person.phone)
  await expect(dialog(page)).toBeHidden()
  return person
}

const room = (title: string) => ({
  title,
  address: '12, 3rd Cross, Indiranagar, Bengaluru 560038',
  latitude: 12.9716,
  longitude: 77.6412,
  rent: 14_500,
  available_from: '2030-01-01',
  current_tenants: 1,
  max_tenants: 2,
})

test('rooms.delete-asks: a lister pauses, closes, deletes and brings back a room on the dashboard', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await joinByCalls(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Your First Listing' })).toHaveAttribute(
    'href',
    '/list-room',
  )
  await expectAccessible(page)

  const { id } = await call(page, 'POST', '/api/rooms', room('Sunny room with a balcony'))
  await call(page, 'POST', '/api/rooms', room('Quiet room behind the park'))
  await page.reload()
  await expect(page.getByRole('tab', { name: 'My Listings 2' })).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: 'Sunny room with a balcony' })
  await expect(row.getByText('₹14,500')).toBeVisible()
  await expect(row.getByText('Available from 1 Jan 2030')).toBeVisible()
  await expect(row.getByText('No views yet')).toBeVisible()
  await expectAccessible(page)

  const status = row.getByLabel('Status')
  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await status.selectOption('Taken')
  await expect(row.getByText('Nobody finds this room in search any more.')).toBeVisible()
  await expect(async () => {
    await visitor.goto(`/room/${id}`)
    await expect(visitor.getByText('This room is taken.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(visitor.getByRole('button', { name: 'Contact Lister' })).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'See similar rooms' }).click()
  await expect(visitor).toHaveURL(/\/find-room\?.*lat=/)
  await status.selectOption('Paused')
  await expect(row.getByText('Nobody finds this room in search while it is paused.')).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('paused')
  await status.selectOption('Live')
  await expect(row.getByText('Confirmed today')).toBeVisible()

  await row.getByRole('button', { name: 'Delete Sunny room with a balcony' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Delete this listing?' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete Sunny room with a balcony' }).click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(undo).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tab', { name: 'My Listings 1' })).toBeVisible()
  expect((await visitor.request.get(`/api/rooms/${id}`)).status()).toBe(404)
  await undo.click()
  await expect(row).toBeVisible()
  await expect(row.getByRole('heading').getByRole('link')).toBeFocused()
  await expect(page.getByRole('tab', { name: 'My Listings 2' })).toBeVisible()
  expect((await visitor.request.get(`/api/rooms/${id}`)).status()).toBe(200)

  await row.getByRole('link', { name: 'View Sunny room' }).click()
  await expect(page.getByRole('link', { name: 'Edit Listing' })).toHaveAttribute('href', `/room/${id}/edit`)
  await expect(page.getByRole('button', { name: 'Contact Lister' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await visitor.context().close()
})

test('@phone rooms.listing-figures: a lister sees what came of a room, saves the table, and copies the room', async ({
  page,
  browser,
  baseURL,
}) => {
  const lister = await joinByCalls(page)
  const { id } = (await lister.call('POST', '/api/rooms', room('Sunny room with a balcony'))).body
  await page.goto('/dashboard')
  const row = page.getByRole('article').filter({ hasText: 'Sunny room with a balcony' })
  await expect(row.getByText('Nothing to count yet.')).toBeVisible()
  const visitor = await browser.newContext(baseURL ? { baseURL } : {})
  expect((await visitor.request.post(`/api/rooms/${id}/view`)).status()).toBe(204)
  await visitor.close()
  await page.reload()
  await expect(row.getByText('view, 30 days')).toBeVisible()
  await expect(row.getByText('1 in all, at most 1 on')).toBeAttached()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as table' }).click()
  expect((await saved).suggestedFilename()).toBe('basera-rooms.csv')

  await row.getByRole('button', { name: 'Duplicate as new: Sunny room with a balcony' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Sunny room with a balcony')
  await page.goto('/dashboard')
  await row.getByRole('button', { name: 'Duplicate as new: Sunny room' }).click()
  await expect(
    dialog(page).getByRole('heading', { name: 'Replace the listing you are writing?' }),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
})

test.describe('a server that is away for a moment', () => {
  test.use({ refusals: [503] })

  test('A status is chosen at once; what it means is said once it is kept', async ({ page }) => {
    const lister = await joinByCalls(page)
    await lister.call('POST', '/api/rooms', room('Sunny room with a balcony'))
    await page.goto('/dashboard')
    const status = page.getByLabel('Status')
    const note = page.getByText('Nobody finds this room in search while it is paused.')

    const letGo = await holdBack(page, '**/api/rooms/*/status')
    const asked = page.waitForRequest('**/api/rooms/*/status')
    await status.selectOption('Paused')
    await asked
    await expect(status).toHaveValue('paused')
    await expect(note).toBeHidden()
    letGo()
    await expect(note).toBeVisible()
    await expect(status).toHaveValue('paused')

    await page.unroute('**/api/rooms/*/status')
    await page.route('**/api/rooms/*/status', (route) => route.fulfill({ status: 503, body: '{}' }))
    await status.selectOption('Live')
    await expect(page.getByText('This could not be saved. Please try again.')).toBeVisible()
    await expect(status).toHaveValue('paused')
    await expect(note).toBeVisible()
  })
})

test('rooms.listing-figures: the list stands still when the figures arrive', async ({ page }) => {
  const { call } = await joinByCalls(page)
  await call('POST', '/api/rooms', room('Sunny room with a balcony'))
  const letGo = await holdBack(page, '**/api/me/room-figures*')
  await page.goto('/dashboard')
  await expect(page.getByText('Counting views and chats...')).toBeVisible()
  const listing = page.getByRole('article')
  const before = await listing.boundingBox()
  const counting = await page.getByText('Counting views and chats...').boundingBox()
  const add = await page.getByRole('link', { name: 'Add New' }).boundingBox()
  expect(counting!.y - add!.y - add!.height).toBeGreaterThanOrEqual(12)
  letGo()
  await expect(page.getByText('views, 30 days')).toBeVisible()
  const after = await listing.boundingBox()
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(32)
})

test('The tabs of the dashboard stand in the address and answer to arrow keys', async ({ page }) => {
  await page.goto('/dashboard?tab=saved')
  await whenAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signIn(page, { email: 'rohan@demo.basera.test', password: 'basera-demo-1' })
  await expect(page.getByRole('tab', { name: /Saved/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: /Saved/ }).press('ArrowLeft')
  await expect(page).toHaveURL('/dashboard?tab=messages')
  await expect(page.getByRole('tab', { name: /Messages/ })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Open chats' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: /Messages/ })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: /Saved/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(dialog(page).getByRole('link', { name: /Edit Profile/ })).toHaveAttribute(
    'href',
    '/account/profile',
  )
  await expect(dialog(page).getByRole('link', { name: /Roommate Profile/ })).toHaveAttribute(
    'href',
    '/your-profile',
  )
  await expectAccessible(page)
})

test('Hearts of a device are merged at sign-in, follow to a second device, and wait out a lost connection', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow()
  const heart = (at: Page) => at.getByRole('button', { name: 'Favourite' })
  await page.goto('/find-room')
  await whenAlive(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/room\//)
  // Until the room is there, the heading is that of the search.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find Your Perfect Room')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const address = page.url()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/me/saved-rooms') && answer.ok())
  const person = await becomeMember(page)
  await merged
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourite-rooms'))).toBe('[]')

  const second = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await second.goto('/dashboard?tab=saved')
  await whenAlive(second)
  await second.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signIn(second, person)
  await expect(second.getByRole('tab', { name: 'Saved 1' })).toBeVisible()
  await expect(second.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: /^Remove .* from saved rooms$/ }).click()
  await expect(second.getByRole('tab', { name: 'Saved 0' })).toBeVisible()
  const savedAgain = second.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await second.getByRole('button', { name: /^Save .* again$/ }).click()
  await expect(second.getByRole('tab', { name: 'Saved 1' })).toBeVisible()
  await savedAgain

  await context.setOffline(true)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  const sent = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
  await context.setOffline(false)
  await sent
  await second.goto(address)
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'false')
  await second.context().close()
  // The browser itself reports the lost connection.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED')),
  )
})
