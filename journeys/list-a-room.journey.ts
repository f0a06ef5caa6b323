import {
  arrive,
  button,
  choose,
  created,
  fillDetails,
  fillPricing,
  found,
  photo,
  someTitle,
  step,
  walkToPhotos,
} from './list-a-room-steps.ts'
import { dialog } from './member.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test('rooms.list-steps: a lister makes a room with photos in four steps, and search finds it at once', async ({
  page,
}) => {
  const title = someTitle()
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('/images?')) sent.push(request.postDataBuffer()?.length ?? 0)
  })
  await arrive(page)
  await expectAccessible(page)
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()
  await page.getByLabel('Title').fill('Too short')
  await page.getByLabel('Property address').fill('Somewhere')
  await button(page, 'Next').click()
  await expect(page.getByText('Title should be at least 10 characters')).toBeVisible()
  await page.getByLabel('Property address').fill('')
  await fillDetails(page, title)
  await expectAccessible(page)
  await expect(page.getByText('Total monthly cost').locator('visible=true')).toBeVisible()
  await fillPricing(page)
  await expectAccessible(page)
  await expect(page.getByLabel('WiFi Included')).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('Monthly rent')).toHaveValue('15,500')
  await page.goForward()
  await button(page, 'Next').click()
  await choose(page, ['door.jpg', 'bed.jpg', 'kitchen.jpg'])
  await page.getByRole('button', { name: 'Move photo 3 of 3: kitchen.jpg' }).press('Home')
  await expect(page.getByRole('img', { name: 'Photo 1 of 3: kitchen.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move photo 1 of 3: kitchen.jpg' })).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Create Listing').dblclick()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  expect(await found(page, title)).toEqual([3])
  expect(sent).toHaveLength(3)
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'View Listing' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.goto('/list-room')
  await expect(page.getByLabel('Title')).toHaveValue('')
  // The browser may remember how far the last listing was: this one is at its first step, and stays there.
  await page.evaluate(() =>
    history.replaceState({ ...history.state, usr: { step: 3, depth: 0 } }, '', location.href),
  )
  await page.reload()
  await page.getByLabel('Title').fill(someTitle())
  await page.getByLabel('Property address').fill('Somewhere')
  await expect(button(page, 'Next')).toBeEnabled()
  await expect(step(page, 'Room Details')).toBeVisible()
})

test.describe('with moving bars', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, refusals: ['net::ERR'] })

  test('rooms.create-failure: a second tap without a network finds Create Listing where it was', async ({
    page,
    context,
  }) => {
    await arrive(page)
    await walkToPhotos(page, someTitle())
    const create = button(page, 'Create Listing')
    for (const isAtItsEnd of [false, true]) {
      if (isAtItsEnd)
        await create.evaluate((element) => element.closest('form')?.scrollIntoView({ block: 'end' }))
      await context.setOffline(true)
      await expect(page.getByText('You are offline.')).toBeAttached()
      await page.waitForTimeout(500)
      const before = await create.boundingBox()
      const { x, y, width, height } = before!
      await page.mouse.click(x + width / 2, y + height / 2)
      const said = page.getByRole('main').getByRole('alert')
      await expect(said).toBeInViewport({ ratio: 1 })
      await page.waitForTimeout(500)
      expect((await create.boundingBox())?.y).toBeCloseTo(y, 0)
      await context.setOffline(false)
      await page.reload()
      await expect(create).toBeEnabled()
    }
    await create.click()
    await expect(created(page)).toBeVisible({ timeout: 30_000 })
  })
})

test('rooms.photo-failure: a network cut while photos are sent keeps the room; sending goes on when it is back', async ({
  page,
  context,
  complaints,
}) => {
  const title = someTitle()
  await arrive(page)
  await walkToPhotos(page, title)
  await choose(page, ['door.jpg', 'bed.jpg', 'kitchen.jpg', 'hall.jpg'])
  await page.route('**/api/rooms', (route) => route.abort())
  await button(page, 'Create Listing').click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.unroute('**/api/rooms')
  let asked = 0
  await page.route('**/images?*', async (route) => {
    asked += 1
    if (asked === 3) await context.setOffline(true)
    await route.continue()
  })
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  await expect(dialog(page).getByText(/not sent yet: .*hall\.jpg/)).toBeVisible()
  await expect(dialog(page).getByText('You are offline.')).toBeVisible()
  await page.unroute('**/images?*')
  await context.setOffline(false)
  await expect(dialog(page).getByText(/not sent yet/)).toBeHidden({ timeout: 30_000 })
  expect(await found(page, title)).toEqual([4])
  await dialog(page).getByRole('link', { name: 'View Listing' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // What the cut itself says in the console is what was asked for.
  const others = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))
  complaints.splice(0, complaints.length, ...others)
})

test('a draft with its photos survives a reload, and photos that could not be sent go on after one', async ({
  page,
  complaints,
}) => {
  const title = someTitle()
  await arrive(page)
  await walkToPhotos(page, title)
  await choose(page, ['door.jpg', 'bed.jpg'])
  await page.reload()
  await expect(step(page, 'Upload Photos')).toBeVisible()
  await expect(page.getByText('We kept what you typed last time.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 2 of 2: bed.jpg' })).toBeVisible()
  await page.route('**/images?*', (route) => route.abort())
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  await expect(dialog(page).getByText('These 2 photos are not sent yet: door.jpg, bed.jpg.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  expect(await found(page, title)).toEqual([0])
  // Back waits for the photos, and leads to the dashboard once they are sent (shell.back-closes).
  await page.goBack()
  await expect(created(page)).toBeVisible()
  await page.unroute('**/images?*')
  await page.reload()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  await expect(dialog(page).getByText(/not sent yet/)).toBeHidden({ timeout: 30_000 })
  expect(await found(page, title)).toEqual([2])
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')))
})

test('a photo that is still being prepared survives a reload too', async ({ page }) => {
  await page.addInitScript(() => {
    const isFirst = !sessionStorage.getItem('is-slow')
    if (isFirst) window.createImageBitmap = () => new Promise(() => undefined)
  })
  await arrive(page)
  await walkToPhotos(page, someTitle())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('door.jpg'))
  await expect(page.getByText('Preparing...')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('is-slow', 'no'))
  await page.reload()
  await expect(page.getByRole('img', { name: 'Photo 1 of 1: door.jpg' })).toBeVisible()
})

test('rooms.list-steps: after a reload on the last step, Previous goes back to the first', async ({
  page,
}) => {
  await arrive(page)
  await walkToPhotos(page, someTitle())
  await page.reload()
  await expect(step(page, 'Upload Photos')).toBeVisible()
  for (const name of ['Room Preferences', 'Pricing & Availability', 'Room Details']) {
    await button(page, 'Previous').click()
    await expect(step(page, name)).toBeVisible()
  }
})
