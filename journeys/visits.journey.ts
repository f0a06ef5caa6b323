import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { log, visitCard } from './conversation.ts'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, holdBack, test } from './visitor.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Pixels of a box that are further down. */
const belowIn = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight

test.describe('visits @phone', () => {
  test.setTimeout(180_000)
  // The link that has ended.
  test.use({ refusals: [404] })

  test('chats.visit-card, chats.visit-cancel: two agree on a visit, move it, and somebody trusted follows it', async ({
    page: visitor,
    browser,
  }) => {
    const [lister, seeker] = await Promise.all([
      joinInOwnBrowser(browser, 'Meenakshi Rao'),
      joinInOwnBrowser(browser, 'Rohan Mehta'),
    ])
    const room = await listRoom(lister)
    const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
    await Promise.all([lister.page.goto(`/chats/${chat}`), seeker.page.goto(`/chats/${chat}`)])

    // The seeker offers two times.
    await press(seeker.page, 'Offer visit times')
    await dialog(seeker.page).getByLabel('Time 2', { exact: true }).selectOption({ index: 5 })
    await expectAccessible(seeker.page)
    await press(seeker.page, 'Offer 2 times')
    await expect(visitCard(seeker.page)).toContainText('You offered 2 times')

    // The lister sees them at once, and takes the first with an address for this visit.
    await expect(visitCard(lister.page)).toContainText('Rohan offers 2 times')
    await visitCard(lister.page).getByRole('listitem').first().getByRole('button').click()
    await dialog(lister.page).getByLabel('Address for the visit').fill('14, 7th Cross')
    await press(lister.page, 'Accept')
    await expect(visitCard(lister.page)).toContainText('10:00, accepted')
    await expect(visitCard(seeker.page)).toContainText('14, 7th Cross')
    await expectAccessible(seeker.page)

    // The lister asks to move it: the agreed time stays until the seeker takes the other.
    await press(lister.page, 'Reschedule')
    await dialog(lister.page).getByLabel('From').first().selectOption('17:30')
    await press(lister.page, 'Offer 1 time')
    await expect(visitCard(seeker.page)).toContainText('Meenakshi asks to move the visit')
    await expect(visitCard(seeker.page)).toContainText('10:00, accepted')
    await visitCard(seeker.page).getByRole('listitem').first().getByRole('button').click()
    await expect(visitCard(lister.page)).toContainText('17:30, accepted')
    await expect(log(lister.page).getByText(/The visit is on .*17:30\.$/)).toBeVisible()

    // A card that is shown anew, and longer, leaves the last message in sight.
    await visitCard(lister.page).evaluate((card) => {
      card.style.display = 'none'
      card.closest('[role=log]')?.getBoundingClientRect()
      card.style.cssText = 'padding-bottom: 600px'
    })
    await expect.poll(() => log(lister.page).evaluate(belowIn)).toBeLessThan(2)

    // For a calendar.
    const [file] = await Promise.all([
      seeker.page.waitForEvent('download'),
      press(seeker.page, 'Add to calendar'),
    ])
    expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART;TZID=Asia\/Kolkata:\d{8}T173000/)

    // Somebody trusted needs no account.
    await press(seeker.page, 'Tell somebody')
    await press(seeker.page, 'Make a link')
    const text = await dialog(seeker.page)
      .getByText(/^I am visiting a room/)
      .textContent()
    await expectAccessible(seeker.page)
    const link = /\/visit\/\S+/.exec(text ?? '')?.[0] ?? ''
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'Rohan goes to see a room' })).toBeVisible()
    await expect(visitor.getByText('The visit is with Meenakshi.')).toBeVisible()
    await expect(visitor.getByText('14, 7th Cross')).toHaveCount(0)
    await expectAccessible(visitor)
    await press(seeker.page, 'End the link')
    await expect(dialog(seeker.page)).toHaveCount(0)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible()

    // Both find it in their visits; cancelled, it is past for both.
    await seeker.page.goto('/visits')
    await expect(seeker.page.getByRole('main').getByRole('listitem').first()).toContainText(
      'With Meenakshi Rao',
    )
    await expectAccessible(seeker.page)

    // What changes while the connection is lost shows once it is back.
    await seeker.page.context().setOffline(true)
    await press(lister.page, 'Reschedule')
    await press(lister.page, 'Offer 1 time')
    await expect(visitCard(lister.page)).toContainText('You asked to move the visit')
    await seeker.page.context().setOffline(false)
    await expect(seeker.page.getByText('Meenakshi asks to move the visit')).toBeVisible()

    await press(seeker.page, 'Cancel visit')
    await dialog(seeker.page).getByRole('button', { name: 'Cancel visit' }).click()
    await expect(seeker.page.getByText('No visit is planned.')).toBeVisible()
    await expect(visitCard(lister.page)).toContainText('The visit is cancelled.')
  })
})

test('The words of visits that come stand apart from the title', async ({ page }) => {
  await joinByCalls(page)
  const letGo = await holdBack(page, '**/api/me/visits*')
  await page.goto('/visits')
  const words = await page.getByText('Loading your visits').boundingBox()
  const title = await page.getByRole('heading', { name: 'Visits', level: 1 }).boundingBox()
  expect(words!.y - title!.y - title!.height).toBeGreaterThanOrEqual(12)
  letGo()
  await expect(page.getByText('Loading your visits')).toHaveCount(0)
})
