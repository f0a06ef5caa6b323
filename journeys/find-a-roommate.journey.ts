import type { Page } from '@playwright/test'
import { demoPerson, joinByCalls, signInByCall } from './join.ts'
import { dialog } from './member.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const rohan = demoPerson('rohan')
const meera = demoPerson('meera')

/** Filters are folded away into a sheet. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

async function enter(page: Page, person: typeof rohan, path: string): Promise<void> {
  await signInByCall(page, person)
  await page.goto(path)
  await whenAlive(page)
}

const found = (page: Page) => page.getByRole('heading', { name: /^[\d,]+\+? profiles? found$/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Where the fields of the search are: the sheet on phones, the page elsewhere. */
async function openFields(page: Page) {
  if (!isPhone(page)) return page.getByRole('search')
  await page.getByRole('button', { name: /^Search:/ }).click()
  await expect(dialog(page)).toBeVisible()
  return dialog(page)
}

async function search(page: Page): Promise<void> {
  await (isPhone(page) ? dialog(page) : page.getByRole('search'))
    .getByRole('button', { name: 'Search', exact: true })
    .click()
}

test('roommates.search-suggestions: a tag is found by its word in the language of the page @phone', async ({
  page,
}) => {
  const url = String(test.info().project.use.baseURL)
  await page.context().addCookies([{ name: 'basera-language', value: 'hi', url }])
  // An account remembers its language: not one that others sign in to.
  const { call } = await joinByCalls(page)
  await call('PATCH', '/api/me/profile', { language: 'hi' })
  await page.goto('/browse-profiles')
  await whenAlive(page)
  if (isPhone(page)) await page.getByRole('button', { name: /^खोज/ }).click()
  const place = isPhone(page) ? dialog(page) : page.getByRole('search')
  await place.getByRole('combobox').first().fill('शाका')
  await place.getByRole('option', { name: /^शाकाहारी/ }).click()
  if (isPhone(page)) await dialog(page).getByRole('button', { name: /^खोजें/ }).last().click()
  await expect(page).toHaveURL(/tags=vegetarian/)
  await expect(cards(page).first()).toBeVisible()
})

test('roommates.wishes-in-text: a sentence that finds nobody becomes filters around its place by one press @phone', async ({
  page,
}) => {
  await enter(
    page,
    rohan,
    `/browse-profiles?q=${encodeURIComponent('non smoker girl near Koramangala under 40k')}`,
  )
  await expect(page.getByText('No roommate profiles found')).toBeVisible()
  await page
    .getByRole('link', { name: 'Up to ₹40,000 · Female · Non-smoker · Koramangala, Bengaluru' })
    .click()
  await expect(page).toHaveURL(/gender=female/)
  await expect(page).toHaveURL(/lat=12\.9/)
  await expect(cards(page).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No roommate profiles found')).toBeVisible()
})

test.describe('somebody who looks for a roommate', () => {
  test('roommates.search-filters, roommates.search-address: filters by tag and budget, sorts, and finds the search in the address', async ({
    page,
  }) => {
    await enter(page, rohan, '/browse-profiles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Roommate')
    await expect(page).toHaveTitle('Find Roommate | Basera')
    await expect(found(page)).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
    await expectAccessible(page)
    const all = Number.parseInt((await found(page).textContent()) ?? '', 10)

    const fields = await openFields(page)
    await expect(fields.getByRole('option', { name: 'Relevance' })).toHaveCount(0)
    await fields.getByRole('textbox', { name: 'Max' }).fill('18000')
    await fields.getByRole('button', { name: 'Vegetarian', exact: true }).click()
    await expect(fields.getByRole('button', { name: 'Vegetarian', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expectAccessible(page)
    await fields.getByLabel('Sort By').selectOption('Budget: High to Low')
    if (isPhone(page)) await search(page)
    await expect(page).toHaveURL(/max_budget=18000&tags=vegetarian&sort=budget-high/)
    await expect(found(page)).not.toHaveText(`${all} profiles found`)
    // The sort comes after the filters, whose cards stand until then.
    await expect(async () => {
      const budgets = (
        await cards(page)
          .getByText(/^Budget: /)
          .allTextContents()
      ).map((text) => Number(text.replaceAll(/\D/g, '')))
      expect(budgets.length).toBeGreaterThan(3)
      expect(budgets).toEqual(budgets.toSorted((a, b) => b - a))
      expect(budgets[0]).toBeLessThanOrEqual(18_000)
    }).toPass()
    await expect(page.getByText('2 filters on', { exact: false }).first()).toBeAttached()

    const text = await found(page).textContent()
    await page.reload()
    await expect(found(page)).toHaveText(text ?? '')
    await page.getByRole('button', { name: 'Clear All' }).locator('visible=true').first().click()
    await expect(page).toHaveURL(/\/browse-profiles$/)
    await expect(found(page)).toHaveText(`${all} profiles found`)
    await page.goBack()
    await expect(found(page)).toHaveText(text ?? '')
  })

  test('roommates.search-suggestions: suggests while typing, and then sorts by relevance', async ({
    page,
  }) => {
    await enter(page, rohan, '/browse-profiles')
    const fields = await openFields(page)
    const box = fields.getByRole('combobox', { name: 'Search' })
    await box.click()
    await box.pressSequentially('v')
    await expect(fields.getByLabel('Sort By')).toHaveValue('relevance')
    await expect(fields.getByRole('option').locator('visible=true')).toHaveCount(0)
    await box.pressSequentially('egetarian')
    const options = fields.getByRole('listbox').getByRole('option')
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(5)
    await expectAccessible(page)
    await box.press('ArrowDown')
    await box.press('Enter')
    if (isPhone(page)) await search(page)
    await expect(page).toHaveURL(/q=[^&]+&sort=relevance/)
    await expect(cards(page).first()).toBeVisible()

    const again = await openFields(page)
    await again.getByRole('combobox', { name: 'Search' }).fill('nobody is called zzqx')
    await search(page)
    await expect(page.getByRole('heading', { name: 'No roommate profiles found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Your Profile' })).toHaveAttribute(
      'href',
      '/your-profile',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(cards(page)).toHaveCount(20)
  })

  test('roommates.search-sorts: near a place there are distances to sort by', async ({ page }) => {
    await enter(page, rohan, '/browse-profiles')
    const fields = await openFields(page)
    const place = fields
      .getByRole('textbox', { name: 'Location' })
      .or(fields.getByRole('combobox', { name: 'Location' }))
    await place.click()
    await fields.getByRole('combobox', { name: 'Location' }).pressSequentially('koramang', { delay: 20 })
    await fields
      .getByRole('option', { name: /^Koramangala.*Bengaluru/ })
      .first()
      .click()
    await fields.getByRole('radiogroup', { name: 'Search Radius' }).getByText('50', { exact: false }).click()
    await fields.getByLabel('Sort By').selectOption('Distance')
    if (isPhone(page)) await search(page)
    await expect(page).toHaveURL(/radius_km=50/)
    await expect(page).toHaveURL(/sort=distance/)
    const readAway = async () =>
      (
        await cards(page)
          .getByText(/km away/)
          .allTextContents()
      ).map((text) => Number(/([\d.]+) km/.exec(text)?.[1]))
    // The sort comes after the search for the place, whose cards stand until then.
    await expect
      .poll(async () => {
        const away = await readAway()
        return away.length > 1 && away.every((km, n) => n === 0 || km >= (away[n - 1] ?? 0))
      })
      .toBe(true)
    const away = await readAway()
    expect(Math.max(...away)).toBeLessThanOrEqual(50)
  })

  test('roommates.profile-page: opens a profile, sees the fit, shares it, writes, and comes back to the same place', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Without the device's own sheet, which nobody here could close.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await enter(page, rohan, '/browse-profiles?tags=professional')
    await expect(cards(page).first()).toBeVisible()
    await cards(page).nth(19).scrollIntoViewIfNeeded()
    await expect(cards(page).nth(20)).toBeVisible()
    const card = cards(page).nth(16)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    const first = name.split(' ')[0]
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await card.getByRole('link', { name: `View Profile of ${name}` }).click()
    await expect(page).toHaveURL(/\/profile\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page).toHaveTitle(`${name} | Basera`)
    for (const heading of ['About Me', 'My Lifestyle', 'Roommate preferences', 'How well you fit'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(/^Last updated \d/)).toBeVisible()
    await expect(page.getByText('Gender, religion, caste and region play no part.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.getByRole('button', { name: 'Show email' }).click()
    await expect(
      page.getByRole('complementary', { name: 'Details' }).getByText(/@|Not shown on this profile/),
    ).toBeVisible()

    await page.getByRole('button', { name: 'More about this profile' }).click()
    await expect(page.getByRole('button', { name: `Report ${first}` })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Report ${first}` })).toBeHidden()

    await page.getByRole('button', { name: `Message ${first}` }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Start Conversation' })).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()

    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/browse-profiles\?tags=professional$/)
    await expect(cards(page).nth(20)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark' })

    test('design 10: both pages are accessible', async ({ page }) => {
      await enter(page, rohan, '/browse-profiles')
      await expect(cards(page).first()).toBeVisible()
      await expectAccessible(page)
      await cards(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible()
      await expectAccessible(page)
    })
  })
})

test.describe('profiles that cannot be seen', () => {
  test.use({ refusals: [404] })

  test('roommates.hidden-profile: a hidden profile leads to the others without a word; its owner sees it', async ({
    page,
    browser,
  }) => {
    await enter(page, meera, '/your-profile')
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('basera-auth') ?? '{}').user.id)
    await page.goto(`/profile/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera Iyer')
    await expect(page.getByText('Only you can see this.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit Your Profile' })).toHaveAttribute(
      'href',
      '/your-profile',
    )
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await expectAccessible(page)

    const other = await (await browser.newContext()).newPage()
    await enter(other, rohan, `/profile/${id}`)
    await expect(other).toHaveURL(/\/browse-profiles$/)
    await expect(cards(other).first()).toBeVisible()
    await other.goto('/profile/not-an-id')
    await expect(other.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(other).toHaveURL(/\/browse-profiles$/)
    await other.context().close()
  })

  test('roommates.search-failure: a search that fails is an empty list, with a way to try again', async ({
    page,
  }) => {
    await page.route('**/api/roommates?*', (route) => route.fulfill({ status: 404, body: '{}' }))
    await enter(page, rohan, '/browse-profiles')
    await expect(page.getByText('The search did not work this time.').locator('visible=true')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('**/api/roommates?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(20)
  })
})
