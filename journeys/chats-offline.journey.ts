import type { Page } from '@playwright/test'
import { box, log, onTheirWay, said } from './conversation.ts'
import { joinInOwnBrowser } from './join.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

/** Fills the device with chats that were last written to before all others. */
const keepOlder = (page: Page, person: string, count: number) =>
  page.evaluate(
    ([owner, chats]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('basera-chats')
        opening.onerror = fail
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('threads', 'readwrite')
          const threads = transaction.objectStore('threads')
          for (let n = 0; n < chats; n++)
            threads.put({ person: owner, chat_id: `older-${n}`, latest: `2020-01-01T00:00:${10 + n}Z` })
          transaction.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    [person, count] as const,
  )

const keptChats = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open('basera-chats')
        opening.onerror = fail
        opening.onsuccess = () => {
          const { result } = opening
          if (result.objectStoreNames.length === 0) return done([])
          const keys = result.transaction('threads').objectStore('threads').getAllKeys()
          keys.onsuccess = () => {
            result.close()
            done((keys.result as string[][]).map(([, id]) => String(id)))
          }
        }
      }),
  )

test.describe('chats.kept-history, shell.phone-check-kept: conversations without a network', {
  tag: '@phone',
}, () => {
  test.setTimeout(180_000)

  test('what was read stays readable, what is written waits, and signing out clears the device', async ({
    browser,
  }) => {
    const [lister, seeker] = await Promise.all([
      joinInOwnBrowser(browser, 'Meenakshi Rao'),
      joinInOwnBrowser(browser, 'Rohan Mehta'),
    ])
    const room = await listRoom(lister, { title: 'Sunny room beside the lake garden' })
    const chat: string = (await seeker.call('POST', '/api/chats', { room_id: room })).body.id
    await lister.call('POST', `/api/chats/${chat}/messages`, {
      client_id: crypto.randomUUID(),
      content: 'The gate is blue.',
    })
    const { page } = seeker
    await page.goto('/chats')
    await page.getByRole('link', { name: /Meenakshi Rao/ }).click()
    await expect(said(page).getByText('The gate is blue.')).toBeVisible()
    await expect.poll(() => keptChats(page)).toEqual([chat])
    await keepOlder(page, seeker.id, 35)

    // The pages come from the browser's cache as it were; no call does.
    await page.route(/\/api\//, (route) => route.abort())
    await page.goto('/chats')
    await expect(page.getByText('Kept on this device: newer ones')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Meenakshi Rao/ }).click()
    await expect(log(page).getByText('The gate is blue.')).toBeVisible()
    await expect(page.getByText('Kept on this device: newer messages')).toBeVisible()
    await expectAccessible(page)
    await box(page).fill('On my way')
    await box(page).press('Enter')
    await expect(onTheirWay(page).getByText('On my way')).toBeVisible()

    await lister.call('POST', `/api/chats/${chat}/messages`, {
      client_id: crypto.randomUUID(),
      content: 'Ring twice.',
    })
    await page.unroute(/\/api\//)
    // The live connection may be back first.
    await page
      .getByRole('button', { name: 'Try Again' })
      .last()
      .click({ timeout: 5000 })
      .catch(() => undefined)
    await expect(said(page).getByText('Ring twice.')).toBeVisible()
    await expect(page.getByText('Kept on this device: newer messages')).toBeHidden()
    await expect(said(page).getByText('On my way')).toHaveCount(1)
    // Thirty chats at most: those with the latest messages.
    await expect.poll(async () => (await keptChats(page)).length).toBe(30)
    expect(await keptChats(page)).toContain(chat)

    await page.goto('/chats')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => keptChats(page)).toEqual([])
    await lister.page.context().close()
    await page.context().close()
  })
})
