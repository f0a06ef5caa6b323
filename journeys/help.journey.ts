import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test('A visitor reads an article over the Help Center and says that it helped', async ({ page }) => {
  await page.goto('/help')
  await whenAlive(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Visit before you pay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Visit before you pay' })
  await expect(dialog).toContainText('See the room with your own eyes')
  await expect(page).toHaveURL('/help/visit-before-you-pay')
  await expect(page).toHaveTitle('Visit before you pay | Basera')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog).toContainText('Thank you for telling us.')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('link', { name: 'Visit before you pay' })).toBeFocused()
})

test('A shared or reloaded article is a page of its own', async ({ page }) => {
  await page.goto('/help')
  await whenAlive(page)
  await page.getByRole('link', { name: 'Spot a false listing' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.reload()
  await whenAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spot a false listing')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The reload brings the place in the page back, at which a bar may cover what is pressed.
  await expect(async () => {
    const yes = page.getByRole('button', { name: 'Yes' })
    await yes.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await expectAccessible(page)
  }).toPass()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
})

test('A visitor misspells a search, finds the article, goes back, and clears the search', async ({
  page,
}) => {
  await page.goto('/help')
  await whenAlive(page)
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await search.pressSequentially('depsoit')
  await expect(page.getByRole('heading', { name: /^\d+ articles found$/ })).toBeVisible()
  await expect(page).toHaveURL('/help?q=depsoit')

  await page.getByRole('link', { name: 'Set rent, deposit and bills' }).click()
  await expect(page.getByRole('dialog')).toContainText('Refund of the deposit')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/help?q=depsoit')

  await search.fill('xylophone')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible()
})

test('Each of the five addresses opens the Help Center at its topic', async ({ page }) => {
  for (const [path, heading] of [
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
    ['/safety', 'Stay safe while you look for a home'],
    ['/contact', 'Still need help?'],
    ['/help', 'Frequently asked questions'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expectAccessible(page)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('articles and search still work', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('searchbox').fill('stamp duty')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Rent agreement and police verification' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent agreement and police verification')
  })
})
