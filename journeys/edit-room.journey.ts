import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { joinByCalls } from './join.ts'
import { servedJson } from './served.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const listing = {
  title: 'Sunny room near Sony World Signal',
  description: 'East-facing, with a desk.',
  address: '7th Cross, Koramangala, Bengaluru',
  latitude: 12.9352,
  longitude: 77.6245,
  rent: 14_500,
  deposit: 50_000,
  bills_estimate: 1_800,
  available_from: '2031-07-01',
  gender_preference: 'female',
  current_tenants: 1,
  max_tenants: 3,
  wifi_included: true,
  custom_amenities: ['Power backup'],
}

/** The headers of a call with the session of the page. */
const session = async (page: Page) => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('basera-auth') ?? '').access_token)
  return { authorization: `Bearer ${token}` }
}

/** Makes a new, verified member of the page's visitor, with one room. Answers the room's id. */
async function becomeLister(page: Page): Promise<string> {
  const lister = await joinByCalls(page)
  return (await lister.call('POST', '/api/rooms', listing)).body.id
}

const ownRoom = async (page: Page, id: string) =>
  servedJson(page, `/api/me/rooms/${id}`, { headers: await session(page) })

async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/room/${id}/edit`)
  await expect(page.getByLabel('Title')).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const saved = (page: Page) => page.getByRole('dialog', { name: 'Changes Saved Successfully!' })
const closeDialog = (page: Page) => page.keyboard.press('Escape')

const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

const choose = async (page: Page, files: Awaited<ReturnType<typeof photo>>[]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos' }).click()
  await (await chooser).setFiles(files)
}

test.describe.configure({ timeout: 120_000 })
test.use({ refusals: [400, 404, 409, 503] })

test('rooms.edit-version: a lister changes the fields of a room; only what was changed is sent', async ({
  page,
}) => {
  const id = await becomeLister(page)
  await openEdit(page, id)
  for (const [label, value] of [
    ['Title', listing.title],
    ['Description', listing.description],
    ['Property address', listing.address],
    ['Monthly rent', '14,500'],
    ['Security deposit', '50,000'],
    ['Estimated monthly bills', '1,800'],
    ['Available from', '1 July 2031'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByRole('radio', { name: 'Female Only' })).toBeChecked()
  await expectAccessible(page)

  await page.getByLabel('Title').fill('Room')
  await page.getByLabel('Security deposit').fill('-500')
  await page.getByLabel('Monthly rent').fill('')
  for (let press = 0; press < 3; press++)
    await page.getByRole('button', { name: 'More current tenants' }).click()
  await save(page)
  await expect(page.getByText('Rent is required')).toBeVisible()
  await expect(page.getByText('Deposit cannot be negative')).toBeVisible()
  await expect(page.getByText('Current tenants cannot exceed maximum tenants')).toBeVisible()
  await expect(page.getByLabel('Monthly rent')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Monthly rent').fill('900')
  await page.getByLabel('Security deposit').fill('1,25,000')
  await page.getByRole('button', { name: 'More maximum tenants' }).click()
  await page.getByLabel('Pets Allowed').check()
  await page.getByLabel('Custom features').fill(' Lift ')
  await page.getByLabel('Custom features').press('Enter')
  await page.getByLabel('Custom features').fill('Kaveri water')
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH'),
    page.getByRole('button', { name: 'Save Changes' }).dblclick(),
  ])
  expect(request.postDataJSON()).toEqual({
    version: 1,
    title: 'Room',
    rent: 900,
    deposit: 125_000,
    current_tenants: 4,
    max_tenants: 4,
    pets_allowed: true,
    custom_amenities: ['Power backup', 'Lift', 'Kaveri water'],
  })
  await expect(saved(page)).toBeVisible()
  await expect(saved(page).getByText('Your room listing has been updated.')).toBeVisible()
  await expectAccessible(page)
  await saved(page).getByRole('link', { name: 'View Listing' }).click()
  await expect(page).toHaveURL(new RegExp(`/room/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Room', exact: true })).toBeVisible()
  expect(await ownRoom(page, id)).toMatchObject({ version: 2, latitude: 12.9352, deposit: 125_000 })
})

test('rooms.photo-order: photos are added, put in order by keyboard and removed', async ({ page }) => {
  const id = await becomeLister(page)
  await openEdit(page, id)
  await choose(page, [
    await photo('one.jpg', '#884422'),
    await photo('two.jpg', '#228844'),
    await photo('three.jpg', '#224488'),
  ])
  await expect(page.getByText('3 of 8. You can add 5 more.')).toBeVisible()
  const grip = (name: string) => page.getByRole('button', { name: new RegExp(`^Move photo .*${name}`) })
  await grip('three.jpg').press('Home')
  await expect(page.getByRole('button', { name: 'Remove photo 1: three.jpg' })).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  await closeDialog(page)
  const kept = (await ownRoom(page, id)).images
  expect(kept.map(({ display_order }: { display_order: number }) => display_order)).toEqual([0, 1, 2])
  // To where the fixed bar covers nothing.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)

  const remove = (place: number) => page.getByRole('button', { name: `Remove photo ${place}:` })
  await page.route('**/api/rooms/*/images/*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await remove(1).click()
  await expect(page.getByText('Failed to remove image. Please try again.')).toBeVisible()
  await expect(page.getByText('3 of 8. You can add 5 more.')).toBeVisible()
  await page.unroute('**/api/rooms/*/images/*')
  await expect(async () => {
    // A second tap soon after the first is none: another photo may have moved under the finger.
    await remove(1).dblclick({ timeout: 1_000 })
    await expect(page.getByText('2 of 8. You can add 6 more.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Failed to remove image.')).toBeHidden()
  await expect(async () => {
    const left = (await ownRoom(page, id)).images
    expect(left.map((image: { id: string }) => image.id)).toEqual([kept[1].id, kept[2].id])
  }).toPass()

  await page.getByRole('button', { name: /^Move photo 1 of 2/ }).press('ArrowRight')
  await save(page)
  await expect(saved(page)).toBeVisible()
  // A reload at the very moment at which the dialog gets its entry would be one of the page before.
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
  await page.reload()
  await expect(page.getByText('2 of 8. You can add 6 more.')).toBeVisible()
  const turned = (await ownRoom(page, id)).images
  expect(turned.map((image: { id: string }) => image.id)).toEqual([kept[2].id, kept[1].id])
})

test('a room that was saved in another tab is not overwritten unasked, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const id = await becomeLister(page)
  const other = await context.newPage()
  await openEdit(page, id)
  await openEdit(other, id)
  await other.getByLabel('Monthly rent').fill('15000')
  await save(other)
  await expect(saved(other)).toBeVisible()
  await page.getByLabel('Title').fill('Sunny room with a balcony')
  await save(page)
  const conflict = page.getByRole('dialog', { name: 'This room was changed elsewhere' })
  await expect(conflict).toBeVisible()
  await expectAccessible(page)
  await closeDialog(page)
  await expect(page.getByLabel('Title')).toHaveValue('Sunny room with a balcony')
  await save(page)
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await ownRoom(page, id)).toMatchObject({ title: 'Sunny room with a balcony', rent: 15_000 })

  await closeDialog(other)
  await other.getByLabel('Description').fill('Typed in the other tab.')
  await save(other)
  const there = other.getByRole('dialog', { name: 'This room was changed elsewhere' })
  await there.getByRole('button', { name: 'Load the newest' }).click()
  await expect(other.getByLabel('Title')).toHaveValue('Sunny room with a balcony')
  await expect(other.getByLabel('Description')).toHaveValue(listing.description)
  await expect(other.getByText('This is the room as it is now.')).toBeVisible()
  await other.getByLabel('Description').fill('Typed again.')
  await save(other)
  await expect(saved(other)).toBeVisible()
  expect((await ownRoom(other, id)).description).toBe('Typed again.')
})

test('leaving with unsaved changes asks first; a failed save says why', async ({ page }) => {
  const id = await becomeLister(page)
  await openEdit(page, id)
  // So that the history leads to a page of the app.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await page.getByLabel('Title').fill('Sunny room, changed')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(leave).toBeVisible()
  await expectAccessible(page)
  await leave.getByRole('button', { name: 'Keep editing' }).click()
  await expect(leave).toBeHidden()
  // A move in the history asks too; while it asks, another one stays (shell.back-closes).
  await page.goForward()
  await expect(leave).toBeVisible()
  await page.goForward()
  await expect(leave).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('Sunny room, changed')

  await page.route('**/api/rooms/*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'service_unavailable', detail: 'Try again in a minute.' }),
    }),
  )
  await save(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to update room listing: Try again in a minute.')
  await page.unroute('**/api/rooms/*')
  await expect(page.getByLabel('Title')).toHaveValue('Sunny room, changed')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await ownRoom(page, id)).title).toBe(listing.title)

  const { user_id } = await ownRoom(page, id)
  const { items } = await servedJson(page, '/api/rooms')
  const foreign = items.find((room: { user_id: string }) => room.user_id !== user_id)
  for (const missing of [foreign.id, 'no-room']) {
    await page.goto(`/room/${missing}/edit`)
    // rooms.edit-page
    await expect(page.getByRole('heading', { name: 'Room Not Found' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.route('**/api/me/rooms/*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(`/room/${id}/edit`)
  await expect(page).toHaveURL(/\/dashboard$/)
})
