import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { joinByCalls } from './join.ts'
import { dialog } from './member.ts'
import { servedJson } from './served.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

// Refused on purpose, to see what the form makes of it.
test.use({ refusals: [500, 'ERR_FAILED'] })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const preview = (page: Page) => page.getByRole('complementary', { name: 'How others see you' })
const mine = (page: Page) => main(page).getByRole('region', { name: 'My Lifestyle' })
const wishes = (page: Page) => main(page).getByRole('region', { name: 'Roommate preferences' })
// Each save says so for 3 s: the one before may still be there.
const saved = (page: Page) => page.getByText('Profile saved successfully!').last()
const shown = (page: Page) => page.getByRole('switch', { name: 'Show my profile to others' })

/** A newcomer, verified, at the form. */
async function arrive(page: Page): Promise<void> {
  test.slow()
  await joinByCalls(page)
  await page.goto('/your-profile')
  await whenAlive(page)
  await expect(page.getByRole('heading', { name: 'Your roommate profile' })).toBeVisible()
}

/** What the server knows of the page's member. */
async function onServer(page: Page) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('basera-auth') ?? '').access_token)
  return servedJson(page, '/api/me/profile', { headers: { authorization: `Bearer ${token}` } })
}

/** Calls of the page to `path` by `method`, counted from now on. */
function count(page: Page, method: string, path: string): { calls: number } {
  const counted = { calls: 0 }
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) counted.calls += 1
  })
  return counted
}

const choosePhoto = async (page: Page) =>
  main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a5' } })
        .jpeg()
        .toBuffer(),
    })

test('roommates.profile-form: a member writes a profile, sees the card change, saves, and hides', async ({
  page,
}) => {
  await arrive(page)
  await expectAccessible(page)

  await test.step('roommates.profile-form: it starts hidden, and is still to be created', async () => {
    await expect(shown(page)).not.toBeChecked()
    await expect(preview(page).getByText('Asha Nair')).toBeVisible()
    await expect(preview(page).getByText('Nobody else sees this while your profile is hidden.')).toBeVisible()
    await expect(button(page, 'Create Profile')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See my profile' })).toHaveCount(0)
  })

  await test.step("roommates.profile-budget: 'Budget must be positive', and the focus on it", async () => {
    await page.getByLabel('Monthly budget').fill('0')
    await button(page, 'Create Profile').click()
    await expect(page.getByText('Budget must be positive')).toBeVisible()
    await expect(page.getByLabel('Monthly budget')).toBeFocused()
    await page.getByLabel('Monthly budget').fill('18000')
    await expect(page.getByText('Budget must be positive')).toBeHidden()
    await expect(preview(page).getByText('Budget: ₹18,000/month')).toBeVisible()
  })

  await test.step('the card changes while it is typed', async () => {
    await page.getByLabel('Bio').fill('I cook on Sundays.')
    await expect(preview(page).getByText('I cook on Sundays.')).toBeVisible()
    await expect(page.getByText('18/1,000')).toBeVisible()
    await page.getByLabel('Gender', { exact: true }).selectOption('Female')
    await expect(preview(page).getByText('Female')).toBeVisible()
    const place = page.getByLabel('Preferred location')
    await place.click()
    await place.pressSequentially('Koramangala', { delay: 30 })
    await page
      .getByRole('option', { name: /^Koramangala/ })
      .first()
      .click()
    await expect(preview(page).getByText(/^Koramangala/)).toBeVisible()
    await page.getByLabel('Organization').fill('Nandi Analytics')
    await expect(preview(page).getByText('Nandi Analytics')).toBeVisible()
  })

  await test.step('roommates.lifestyle-tags: tags, and own ones: lower case, hyphens, no duplicates, no blanks', async () => {
    await mine(page).getByRole('button', { name: 'Vegetarian' }).click()
    await expect(mine(page).getByRole('button', { name: 'Vegetarian' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const add = mine(page).getByRole('button', { name: 'Add to my lifestyle' })
    const input = mine(page).getByLabel('Add your own tag')
    await expect(add).toBeDisabled()
    await input.fill('   ')
    await expect(add).toBeDisabled()
    await input.fill('  Filter  Coffee ')
    await add.click()
    await expect(preview(page).getByText('Filter coffee')).toBeVisible()
    await input.fill('FILTER COFFEE')
    await input.press('Enter')
    await input.fill('chess')
    await input.press('Enter')
    await expect(mine(page).getByRole('button', { name: /^Remove / })).toHaveCount(2)
    await mine(page).getByRole('button', { name: 'Remove chess' }).click()
    await expect(input).toBeFocused()
    await expect(preview(page).getByText('chess')).toBeHidden()
  })

  await test.step("roommates.gender-preference: 'Same as me (gender)' and 'Use my own lifestyle tags'", async () => {
    await page.getByLabel('Roommate gender preference').selectOption('Same as me (Female)')
    await wishes(page).getByRole('button', { name: 'Use my own lifestyle tags' }).click()
    await expect(wishes(page).getByRole('button', { name: 'Remove Filter coffee' })).toBeVisible()
    await expect(wishes(page).getByText('They do not restrict what you see.')).toBeVisible()
  })

  await test.step('what is typed survives a reload, and is offered to be thrown away', async () => {
    await page.reload()
    await expect(page.getByText('We kept what you typed last time.')).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue('I cook on Sundays.')
    await expect(preview(page).getByText('Filter coffee')).toBeVisible()
    expect(await onServer(page)).toMatchObject({ bio: null, is_roommate_profile_enabled: false })
  })

  await test.step('accounts.profile-saved: a photo is shown at once; two presses save once', async () => {
    await choosePhoto(page)
    await expect(preview(page).locator('img')).toHaveAttribute('src', /^blob:/)
    await shown(page).check()
    const patches = count(page, 'PATCH', '/api/me/profile')
    await button(page, 'Create Profile').dblclick()
    await expect(saved(page)).toBeVisible()
    await expect(button(page, 'Save Changes')).toBeEnabled()
    await expect(saved(page)).toBeHidden()
    expect(patches.calls).toBe(1)
    await expect(preview(page).locator('img')).toHaveAttribute('src', /profile-images/)
    await expect(page.getByRole('link', { name: 'See my profile' })).toHaveAttribute(
      'href',
      /^\/profile\/.{36}$/,
    )
  })

  await test.step('accounts.roommate-enabled: the save makes it a roommate profile; a reload keeps all of it', async () => {
    await page.reload()
    await expect(shown(page)).toBeChecked()
    await expect(page.getByLabel('Monthly budget')).toHaveValue('18,000')
    await expect(page.getByLabel('Roommate gender preference')).toHaveValue('same-as-me')
    await expect(page.getByText('We kept what you typed last time.')).toBeHidden()
    expect(await onServer(page)).toMatchObject({
      ...{ is_roommate_profile_enabled: true, is_listed: true, show_email: true, budget: 18_000 },
      ...{ gender: 'female', organization: 'Nandi Analytics', bio: 'I cook on Sundays.' },
      ...{ lifestyle_tags: ['vegetarian', 'filter-coffee'] },
      ...{ preferred_lifestyle_tags: ['vegetarian', 'filter-coffee'], latitude: expect.any(Number) },
    })
  })

  await test.step('leaving with unsaved changes asks; hiding and the e-mail switch are saved', async () => {
    await shown(page).uncheck()
    await page.getByRole('switch', { name: 'Show my email on my profile' }).uncheck()
    await page.getByRole('link', { name: 'See my profile' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
    await button(page, 'Save Changes').click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Bio')).toHaveValue('I cook on Sundays.')
    await expect(shown(page)).not.toBeChecked()
    expect(await onServer(page)).toMatchObject({ is_listed: false, show_email: false, budget: 18_000 })
  })

  await page.emulateMedia({ colorScheme: 'dark' })
  // What the top bar half covers counts as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

test('roommates.save-failure: what becomes of a save when picture or fields fail', async ({ page }) => {
  await arrive(page)
  const alert = main(page).getByRole('alert')
  const patches = count(page, 'PATCH', '/api/me/profile')
  await page.getByLabel('Bio').fill('I play the sitar.')

  await test.step('an error answer to the picture ends the save', async () => {
    await choosePhoto(page)
    await page.route('**/api/me/avatar', (route) => route.fulfill({ status: 500, body: '' }))
    await button(page, 'Create Profile').click()
    await expect(alert).toHaveText(
      'Failed to upload profile picture. Please ensure you have a stable internet connection and try again.',
    )
    expect(patches.calls).toBe(0)
    expect((await onServer(page)).bio).toBeNull()
  })

  await test.step('an exception does not', async () => {
    await page.unroute('**/api/me/avatar')
    await page.route('**/api/me/avatar', (route) => route.abort())
    await button(page, 'Create Profile').click()
    await expect(saved(page)).toBeVisible()
    await expect(alert).toHaveText(
      'Failed to upload profile picture due to an unexpected error. Profile will be saved without the new image.',
    )
    expect(await onServer(page)).toMatchObject({ bio: 'I play the sitar.', avatar_url: null })
  })

  await test.step('the picture goes with the next save', async () => {
    await page.unroute('**/api/me/avatar')
    await button(page, 'Save Changes').click()
    await expect(alert).toBeHidden()
    await expect(preview(page).locator('img')).toHaveAttribute('src', /profile-images/)
    // The fields go after the picture, and the button rests until they are there.
    await expect.poll(() => patches.calls).toBe(2)
    await expect(button(page, 'Save Changes')).toBeEnabled()
  })

  await test.step('fields that are refused, and fields that do not get through', async () => {
    await page.getByLabel('Bio').fill('I play the tabla.')
    await page.route('**/api/me/profile', (route) => route.fulfill({ status: 500, body: '' }))
    await button(page, 'Save Changes').click()
    await expect(alert).toHaveText('Failed to update profile. Please try again.')
    await page.unroute('**/api/me/profile')
    await page.route('**/api/me/profile', (route) => route.abort())
    await button(page, 'Save Changes').click()
    await expect(alert).toContainText('An unexpected error occurred. Please try again.')
    await expect(alert).toContainText('what you typed is kept on this device')
    await page.unroute('**/api/me/profile')
    await button(page, 'Save Changes').click()
    await expect(alert).toBeHidden()
    // What says so may still be of the save before, and the button rests until this one is done.
    await expect.poll(async () => (await onServer(page)).bio).toBe('I play the tabla.')
    await expect(button(page, 'Save Changes')).toBeEnabled()
    await expect(saved(page)).toBeVisible()
  })

  await test.step('who leaves after all comes back to what is saved', async () => {
    await page.getByLabel('Bio').fill('I play nothing.')
    await page.getByRole('link', { name: 'Change your name or age in Profile Settings' }).click()
    await dialog(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/account/profile')
    // The address comes first: until the page is there, Back finds the form as it was.
    await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Bio')).toHaveValue('I play the tabla.')
    await expect(page.getByText('We kept what you typed last time.')).toBeHidden()
  })
})

test.describe('where the browser says where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 12.9352, longitude: 77.6245 } })

  test("roommates.place-point: 'Use Current Location' fills place and point; what is typed over it has no point", async ({
    page,
  }) => {
    await arrive(page)
    const place = page.getByLabel('Preferred location')
    await button(page, 'Use Current Location').click()
    await expect(place).toHaveValue(/Bengaluru/)
    await button(page, 'Create Profile').click()
    await expect(saved(page)).toBeVisible()
    expect(await onServer(page)).toMatchObject({ latitude: 12.9352, longitude: 77.6245 })
    await place.fill('somewhere quiet')
    await button(page, 'Save Changes').click()
    await expect.poll(async () => (await onServer(page)).preferred_location).toBe('somewhere quiet')
    expect(await onServer(page)).toMatchObject({ latitude: null, longitude: null })
  })
})
