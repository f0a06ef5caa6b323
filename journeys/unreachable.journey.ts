import type { Page } from '@playwright/test'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, holdBack, test, whenAlive } from './visitor.ts'

// What fails here fails on purpose.
test.use({ refusals: [503, 'ERR_INTERNET_DISCONNECTED'] })

const tomorrow = () => new Date(Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000).toISOString()
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Try again$/i })

/** Somebody with something on each of the pages below. */
async function busyMember(page: Page, browser: Parameters<typeof joinInOwnBrowser>[0]) {
  const asha = await joinByCalls(page, 'Asha Nair')
  const rohan = await joinInOwnBrowser(browser, 'Rohan Mehta')
  const [own, lake, park] = [
    await listRoom(asha, { title: 'A room of my own' }),
    await listRoom(rohan, { title: 'A room by the lake' }),
    await listRoom(rohan, { title: 'A room by the park' }),
  ]
  const succeed = async (method: string, path: string, body?: object) => {
    const answer = await asha.call(method, path, body)
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  // A group needs a profile.
  await succeed('PATCH', '/api/me/profile', { bio: 'Looks for a home', is_listed: true })
  for (const room of [lake, park]) await succeed('PUT', `/api/me/saved-rooms/${room}`)
  const alert = await succeed('POST', '/api/me/alerts', {
    ...{ name: 'Near the fort', query: '?place=Jaisalmer&lat=26.9157&lng=70.9083&radius_km=25' },
    ...{ by_mail: true, by_push: false, frequency: 'daily' },
  })
  const chat = await succeed('POST', '/api/chats', { room_id: lake })
  await succeed('POST', `/api/chats/${chat.id}/messages`, { client_id: 'a', content: 'Is the lake near?' })
  await succeed('POST', `/api/chats/${chat.id}/visits`, {
    client_id: crypto.randomUUID(),
    slots: [tomorrow()],
  })
  const list = await succeed('POST', '/api/me/shortlists', {
    ...{ id: crypto.randomUUID(), name: 'By the water' },
    room_ids: [lake, park],
  })
  return { own, lake, park, alert: alert.id, chat: chat.id, list: list.id }
}

interface Shown {
  readonly path: string
  readonly call: string
  readonly coming: string
  readonly failed: string
  readonly there: string
}

const shownPages = (ids: Awaited<ReturnType<typeof busyMember>>): readonly Shown[] => [
  {
    ...{ path: '/dashboard', call: '**/api/me/rooms*', there: 'A room of my own' },
    ...{ coming: 'Loading your listings', failed: 'Your listings could not be loaded' },
  },
  {
    ...{ path: '/dashboard?tab=messages', call: '**/api/chats?*', there: 'Rohan Mehta' },
    ...{ coming: 'Loading your messages', failed: 'Your messages could not be loaded' },
  },
  {
    ...{ path: '/dashboard?tab=saved', call: '**/api/me/saved-rooms*', there: 'A room by the lake' },
    ...{ coming: 'Loading your saved rooms', failed: 'Your saved rooms could not be loaded' },
  },
  {
    ...{ path: '/saved', call: '**/api/me/saved-rooms*', there: 'A room by the lake' },
    ...{ coming: 'Loading your saved rooms', failed: 'Your saved rooms could not be loaded' },
  },
  {
    ...{ path: `/shortlists/${ids.list}`, call: '**/api/me/shortlists/*', there: 'By the water' },
    ...{ coming: 'Loading the list', failed: 'The list could not be loaded' },
  },
  {
    ...{ path: '/alerts', call: '**/api/me/alerts', there: 'Near the fort' },
    ...{ coming: 'Loading your alerts', failed: 'Your alerts could not be loaded' },
  },
  {
    ...{ path: `/alerts/${ids.alert}`, call: '**/api/me/alerts/*/seen', there: 'Jaisalmer' },
    ...{ coming: 'Loading your alerts', failed: 'Your alerts could not be loaded' },
  },
  {
    ...{ path: '/visits', call: '**/api/me/visits', there: 'A room by the lake' },
    ...{ coming: 'Loading your visits', failed: 'Your visits could not be loaded' },
  },
  {
    ...{ path: '/groups', call: '**/api/groups?*', there: 'View group' },
    ...{ coming: 'Loading groups', failed: 'The groups could not be loaded' },
  },
  {
    ...{ path: '/groups/yours', call: '**/api/me/group', there: 'Make a group' },
    ...{ coming: 'Loading groups', failed: 'This could not be loaded' },
  },
]

test('shell.says-failure: pages that one comes back to say that they wait or failed, and recover @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const main = page.getByRole('main')
  const ids = await busyMember(page, browser)
  for (const { path, call, coming, failed, there } of shownPages(ids))
    await test.step(path, async () => {
      await page.route(call, (route) => route.fulfill({ status: 503, body: '{}' }))
      await page.goto(path)
      await expect(main.getByText(failed)).toBeVisible({ timeout: 30_000 })
      await expectAccessible(page)
      await page.unroute(call)
      const release = await holdBack(page, call)
      await again(page).click()
      await expect(main.getByText(coming).first()).toBeVisible()
      await expect(main.getByText(failed)).toBeHidden()
      release()
      await expect(main.getByText(there).first()).toBeVisible()
      await page.unroute(call)
    })
})

test('shell.says-failure: what failed without a network comes by itself once there is one @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const main = page.getByRole('main')
  const ids = await busyMember(page, browser)
  for (const { path, call, failed, there } of shownPages(ids))
    await test.step(path, async () => {
      await page.route(call, (route) => route.abort('internetdisconnected'))
      await page.goto(path)
      await expect(main.getByText(failed)).toBeVisible({ timeout: 30_000 })
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await page.unroute(call)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(main.getByText(there).first()).toBeVisible()
    })
})

test('rooms.side-by-side: a comparison that could not be read is read again @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  await busyMember(page, browser)
  await page.goto('/saved')
  for (const title of ['A room by the lake', 'A room by the park'])
    await page.getByRole('checkbox', { name: `Compare ${title}`, exact: true }).check()
  await page.route('**/api/rooms/compare?*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByText('The rooms could not be loaded. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/rooms/compare?*')
  await again(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 rooms')
})

test('shell.says-failure: what is typed without a network stays, and is sent afterwards @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { chat, list } = await busyMember(page, browser)
  const main = page.getByRole('main')
  const offline = (is: boolean) => page.context().setOffline(is)

  await test.step('a new group', async () => {
    await page.goto('/groups/yours')
    await page.getByLabel('Name of the group').fill('Two desks')
    await page.getByLabel('Where?').fill('Near the lake')
    await offline(true)
    await page.getByRole('button', { name: 'Make a group' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Name of the group')).toHaveValue('Two desks')
    await offline(false)
    await page.getByRole('button', { name: 'Make a group' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two desks')
  })
  await test.step('a note on a saved room', async () => {
    await page.goto('/saved')
    await page.getByRole('button', { name: 'Add a note on A room by the lake' }).click()
    await page.getByLabel('Your note', { exact: true }).fill('Ask about the water timing')
    await offline(true)
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(main.getByText('Your note could not be saved. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Your note', { exact: true })).toHaveValue('Ask about the water timing')
    await offline(false)
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByLabel('Your note', { exact: true })).toHaveCount(0)
    await expect(main.getByText('Ask about the water timing')).toBeVisible()
  })
  await test.step('a comment on a shared list', async () => {
    await page.goto(`/shortlists/${list}`)
    await page.getByRole('button', { name: 'Comment on A room by the lake' }).click()
    await page.getByLabel('Comment', { exact: true }).fill('The lake is lovely')
    await offline(true)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByText(/^We cannot reach the server/)).toBeVisible()
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('The lake is lovely')
    await offline(false)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByRole('list', { name: 'Comments on A room by the lake' })).toContainText('lovely')
  })
  await test.step('the name of an alert', async () => {
    await page.goto('/alerts')
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Name').fill('Inside the fort')
    await offline(true)
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Inside the fort')
    await offline(false)
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(main.getByRole('heading', { name: 'Inside the fort' })).toBeVisible()
  })
  await test.step('other times for a visit', async () => {
    await page.goto(`/chats/${chat}`)
    await whenAlive(page)
    await page.getByRole('button', { name: 'Change times' }).click()
    await dialog(page).getByLabel('From').first().selectOption('17:30')
    await offline(true)
    await dialog(page).getByRole('button', { name: 'Offer 1 time' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(dialog(page).getByLabel('From').first()).toHaveValue('17:30')
    await offline(false)
    await dialog(page).getByRole('button', { name: 'Offer 1 time' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Room visit' })).toContainText('17:30')
  })
})
