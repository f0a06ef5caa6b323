import { dialog, fillProfile, newcomer, signUp, verifyPhone } from './member.ts'
import { joinOwn, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

const search = '/find-room?place=Jaisalmer&lat=26.9157&lng=70.9083&radius_km=25'

test('alerts.sign-in: A visitor saves a search, signs in, and it is saved; they edit, pause, delete and bring it back', async ({
  page,
}) => {
  test.slow()
  await page.goto(search)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Jaisalmer, within 25km')
  await expect(dialog(page).getByRole('switch', { name: 'E-mail' })).not.toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByLabel('Name').fill('Near the fort')
  await dialog(page).getByRole('button', { name: 'Sign in and save' }).click()
  const person = newcomer()
  await signUp(page, person)
  await fillProfile(page)
  await verifyPhone(page, dialog(page), person.phone)
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('status').filter({ hasText: 'Search saved.' }).getByRole('link').click()
  await expect(page).toHaveURL('/alerts')
  const alert = page.getByRole('main').getByRole('article')
  await expect(alert.getByRole('heading')).toHaveText('Near the fort')
  await expect(alert).toContainText('Nothing new')
  await expectAccessible(page)

  await alert.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByRole('switch', { name: 'E-mail' }).check()
  await dialog(page).getByText('At once').click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(alert).toContainText('E-mail · At once')
  await alert.getByRole('button', { name: 'Pause' }).click()
  await expect(alert).toContainText('Paused since')
  await page.reload()
  await alert.getByRole('button', { name: 'Resume' }).click()
  await expect(alert).toContainText('E-mail · At once')
  await alert.getByRole('button', { name: 'Delete Near the fort' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alert.getByRole('heading')).toHaveText('Near the fort')
})

test('alerts.since-seen: A room goes live, and its alert shows what is new until it is opened', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer()
  try {
    const asha = await joinOwn(browser, server, 'Asha Nair')
    const rohan = await joinOwn(browser, server, 'Rohan Mehta')
    const { page } = asha
    await page.goto(search)
    await whenAlive(page)
    await page.getByRole('button', { name: 'Save this search' }).first().click()
    await dialog(page).getByRole('switch', { name: 'E-mail' }).check()
    await dialog(page).getByText('At once').click()
    await dialog(page).getByRole('button', { name: 'Save alert' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Search saved.' })).toBeVisible()
    await page.getByRole('button', { name: 'Save this search' }).first().click()
    await expect(dialog(page).getByText('You saved this search before')).toBeVisible()
    await expect(dialog(page).getByRole('switch', { name: 'E-mail' })).toBeChecked()
    await expect(dialog(page).getByRole('radio', { name: 'At once' })).toBeChecked()
    await page.keyboard.press('Escape')

    await rohan.call('POST', '/api/rooms', {
      ...{ title: 'Room inside the old fort', address: 'Fort Road, Jaisalmer', rent: 6500 },
      ...{ latitude: 26.9124, longitude: 70.9124, available_from: '2030-01-01' },
      ...{ current_tenants: 0, max_tenants: 2 },
    })
    // What a minute's job does at once; at night it would wait for the morning.
    await server.query("SELECT graphile_worker.add_job('match-alert-rooms', '{}')")
    await page.goto('/alerts')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: '1 new room' })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expectAccessible(page)
    await page.getByRole('link', { name: '1 new room' }).click()
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toContainText([
      'Room inside the old fort',
    ])
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Nothing new. See all rooms' })).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('roommates.alert-told: A member saves a search for roommates, and /alerts tells of who becomes listed', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer()
  try {
    const meera = await joinOwn(browser, server, 'Meera Nair')
    const kabir = await joinOwn(browser, server, 'Kabir Sen')
    const { page } = meera
    await page.goto('/browse-profiles?tags=early-riser&location=Jaisalmer')
    await whenAlive(page)
    await page.getByRole('button', { name: 'Save this search' }).first().click()
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Jaisalmer')
    await dialog(page).getByRole('switch', { name: 'E-mail' }).check()
    await dialog(page).getByText('At once').click()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Save alert' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Search saved.' })).toBeVisible()

    const about = { bio: 'Up at six', preferred_location: 'Jaisalmer', budget: 9000 }
    await kabir.call('PATCH', '/api/me/profile', {
      ...{ ...about, lifestyle_tags: ['early-riser'], is_listed: true },
    })
    // What a minute's job does at once; at night it would wait for the morning.
    await server.query("SELECT graphile_worker.add_job('match-alert-profiles', '{}')")
    await page.goto('/alerts')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: '1 new person' })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('article')).toContainText('Jaisalmer · Early riser')
    await expectAccessible(page)
    await page.getByRole('link', { name: '1 new person' }).click()
    await expect(page).toHaveURL(/\/browse-profiles\?.*sort=newest/)
    await expect(page.getByRole('main').getByText('Kabir Sen').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Nobody new. See all profiles' })).toBeVisible()
  } finally {
    await server.stop()
  }
})
