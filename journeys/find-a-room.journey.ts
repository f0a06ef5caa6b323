import type { Page } from '@playwright/test'
import { roomWithPhotos } from './served.ts'
import { expect, expectAccessible, holdBack, test, whenAlive } from './visitor.ts'

/** Opens the filters where they are folded away (phones), and closes them again. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test('A seeker finds a room near Koramangala, opens it, shares it, and comes back to the same search', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await whenAlive(page)
  await expectAccessible(page)

  const place = page.getByPlaceholder('City, area or landmark')
  await place.click()
  await place.pressSequentially('koramang', { delay: 20 })
  await page
    .getByRole('option', { name: /^Koramangala.*Bengaluru/ })
    .first()
    .click()
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(/\/find-room\?.*lat=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Room')
  await expect(page.getByRole('heading', { name: /\d\+? rooms? found/ })).toContainText('within 25km')
  await expectAccessible(page)

  if (isPhone(page)) {
    await page
      .getByRole('button', { name: /filters/i })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await expectAccessible(page)
    await sheet.getByRole('radio', { name: /^10 ?km$/ }).check({ force: true })
    await sheet.getByLabel('WiFi Included').check()
    await sheet.getByRole('textbox', { name: 'Max Rent' }).fill('15000')
    await sheet.getByLabel('Sort By').selectOption('Distance')
    await sheet.getByRole('button', { name: /^Show \d+ rooms$/ }).click()
    await expect(sheet).toBeHidden()
  } else {
    await page.getByRole('radio', { name: /^10 ?km$/ }).check({ force: true })
    await page.getByLabel('WiFi Included').check()
    await page.getByRole('textbox', { name: 'Max Rent' }).fill('15000')
    await page.getByLabel('Sort By').selectOption('Distance')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }
  await expect(page).toHaveURL(/radius_km=10/)
  await expect(page).toHaveURL(/max_rent=15000/)
  await expect(page).toHaveURL(/wifi=true/)
  await expect(page).toHaveURL(/sort=distance/)
  const found = page.getByRole('heading', { name: /\d\+? rooms? found/ })
  await expect(found).toContainText('within 10km')

  const cards = page.getByRole('main').getByRole('article')
  // The sort comes after the filters, whose cards stand until then.
  await expect(async () => {
    const distances = (await cards.getByText(/km away/).allTextContents()).map((text) =>
      Number(/([\d.]+) km/.exec(text)?.[1]),
    )
    expect(distances.length).toBeGreaterThan(3)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    // The rent, not the monthly total or the brokerage.
    const rents = (await cards.getByText(/^₹[\d,]+(?! in all| brokerage|[\d,])/).allTextContents()).map(
      (text) => Number(text.replaceAll(/\D/g, '')),
    )
    expect(Math.max(...rents)).toBeLessThanOrEqual(15000)
  }).toPass()
  await expect(page.locator('main section[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)
  const heading = await found.textContent()
  const titles = await cards.getByRole('heading').allTextContents()
  expect(titles.length).toBeGreaterThan(3)

  await cards.nth(3).scrollIntoViewIfNeeded()
  await cards.nth(3).getByRole('link').click()
  await expect(page).toHaveURL(/\/room\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[3]!)
  await expectAccessible(page)

  await expect(page.locator('nav [aria-current]:visible')).toHaveText([isPhone(page) ? 'Find' : 'Find Room'])
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page
    .getByRole('link', { name: 'Back', exact: true })
    .or(page.getByRole('button', { name: 'Back', exact: true }))
    .click()
  await expect(found).toHaveText(heading ?? '')
  expect(await cards.getByRole('heading').allTextContents()).toEqual(titles)
  await expect(cards.nth(3)).toBeInViewport()
})

test('rooms.typed-wishes: What a text asks besides a place becomes filters', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const place = page.getByPlaceholder('City, area or landmark')
  await place.click()
  await place.pressSequentially('girls pg koramangala under 15k', { delay: 10 })
  await expect(page.getByRole('option', { name: /^Koramangala.*Bengaluru/ }).first()).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL(/place=Koramangala[^&]*&.*max_rent=15000&gender=female/)
  for (const filter of ['Up to ₹15,000', 'Female'])
    await expect(page.getByRole('button', { name: `Remove filter: ${filter}`, exact: true })).toBeVisible()

  await page.goto('/find-room?q=nowhere+at+all+below+9000')
  await expect(page.getByRole('button', { name: 'Remove filter: Up to ₹9,000' })).toBeVisible()
})

test('Clearing the place leaves the cursor in its field', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const place = page.getByPlaceholder('City, area or landmark')
  await place.click()
  await place.pressSequentially('pow', { delay: 20 })
  await expect(page.getByRole('option', { name: /^Powai/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(place).toHaveValue('')
  await expect(place).toBeFocused()
})

test('A letter typed while suggestions arrive stays where it was typed', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  // Types right after the caret of the field that makes way was looked up, which is the last moment it can be lost.
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'selectionEnd')!
    Object.defineProperty(HTMLInputElement.prototype, 'selectionEnd', {
      ...own,
      get() {
        const { stack = '' } = new Error()
        if (!document.documentElement.dataset.typed && /place-field/.test(stack)) {
          document.documentElement.dataset.typed = 'true'
          queueMicrotask(() => document.execCommand('insertText', false, 'p'))
        }
        return own.get?.call(this)
      },
    })
  })
  const place = page.getByPlaceholder('City, area or landmark')
  await place.click()
  await expect(page.locator('html[data-typed]')).toBeAttached()
  await expect(place).toHaveRole('combobox')
  await place.pressSequentially('ow')
  await expect(place).toHaveValue('pow')
})

test('A visitor reads a room without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/find-room?q=Pune')
  await expect(page.getByRole('heading', { name: /\d\+? rooms? found/ })).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('per month').first()).toBeVisible()
  await context.close()
})

test('A seeker who narrows too far is offered a way out', async ({ page }) => {
  await page.goto('/find-room?place=Leh&lat=34.1526&lng=77.5771&radius_km=5&max_rent=1200')
  await whenAlive(page)
  await expect(page.getByText('No rooms found', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: 'Search Wider Area' })
    .or(page.getByRole('link', { name: 'Search Wider Area' }))
    .click()
  await expect(page).toHaveURL(/radius_km=100/)
  await page
    .getByRole('button', { name: 'Clear Filters' })
    .or(page.getByRole('link', { name: 'Clear Filters' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /\d\+? rooms? found/ })).toBeVisible()
})

test('A list that was opened further is as long after Back and after a reload', async ({ page }) => {
  // The press comes before the code that reads more rooms.
  const letGo = await holdBack(page, '**/assets/en-*/room-results-*.js')
  await page.goto('/find-room')
  await whenAlive(page)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  await page.getByRole('link', { name: 'Show more' }).click()
  letGo()
  await expect(cards).toHaveCount(70)
  await expect(page).toHaveURL(/\/find-room$/)

  await cards.nth(60).getByRole('link').click()
  await expect(page).toHaveURL(/\/room\//)
  await page.goBack()
  await expect(cards).toHaveCount(70)
  await expect(cards.nth(60)).toBeInViewport()
  await page.reload()
  await expect(cards).toHaveCount(70)
  await expect(cards.nth(60)).toBeInViewport()
})

test('A room that is not there says so', async ({ page, complaints }) => {
  const answer = await page.goto('/room/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Room Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/find-room')
  await expectAccessible(page)
  // The browser itself reports the 404 of the document.
  complaints.length = 0
})

test('A favourite stays on this device', async ({ page }) => {
  // Rooms of the demo: one of another test may be deleted meanwhile.
  await page.goto('/find-room?q=Salt+Lake')
  await whenAlive(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const heart = page.getByRole('button', { name: 'Favourite' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await whenAlive(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('Contact Lister asks a visitor to sign in', async ({ page }) => {
  await page.goto('/find-room')
  await whenAlive(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Contact Lister' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('On a phone nothing scrolls to show the bar at the foot, which is in sight @phone', async ({ page }) => {
  await page.goto('/find-room')
  await whenAlive(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const contact = page.locator('.at-foot').getByRole('button', { name: 'Contact Lister' })
  await expect(contact).toBeInViewport()
  await contact.focus()
  await contact.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** Opens a room with several photos: not just the newest, for other journeys list some without. */
async function openRoomWithPhotos(page: Page) {
  await page.goto(`/room/${(await roomWithPhotos(page, 3)).id}`)
  await whenAlive(page)
}

/** Holds back the code of the photos until the answer is called, which resolves once the page has run it. */
async function holdGallery(page: Page) {
  const code = '**/assets/en-*/gallery-*.js'
  const letGo = await holdBack(page, code)
  return async () => {
    const came = page.waitForResponse(code)
    letGo()
    const url = (await came).url()
    await page.evaluate((again) => import(again), url)
  }
}

test('A press counts, though the code of the photos comes in the middle of it', async ({ page }) => {
  const release = await holdGallery(page)
  await openRoomWithPhotos(page)
  await page.getByRole('button', { name: /View all/ }).hover()
  await page.mouse.down()
  await release()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('A tap on the photo opens all of them, though their code comes after it', async ({ page }) => {
  const release = await holdGallery(page)
  await openRoomWithPhotos(page)
  await page.getByRole('img', { name: /^Photo 1 of/ }).click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('The photos of a room open over the whole screen and turn by keys', async ({ page }) => {
  await openRoomWithPhotos(page)
  await page.getByRole('button', { name: /View all/ }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await expect(page.locator('main .track > div').first()).toHaveCSS('background-image', /^url\("data:image/)
  await expect(viewer.locator('.track > div').first()).toHaveCSS('background-image', 'none')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^2\/\d/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})
