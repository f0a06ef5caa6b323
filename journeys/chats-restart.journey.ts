import type { Page } from '@playwright/test'
import { box, log, onTheirWay, said, say } from './conversation.ts'
import { converse, joinOwn, type OwnServer, startOwnServer } from './own-server.ts'
import { expect, expectAccessible, test } from './visitor.ts'

// One after the other, on one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer()
})
test.afterAll(() => server.stop())

const ends = (texts: readonly string[]) => texts.map((text) => new RegExp(`${text}$`))

/** Everything that is said to a page over live connections. */
function overhear(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(String(payload))
    }),
  )
  return heard
}

test.describe('chats.no-lost-message: conversations on a server that dies', { tag: '@phone' }, () => {
  test.setTimeout(300_000)
  // A server that is not there takes longer to come back on a busy machine.
  test.use({ actionTimeout: 60_000 })

  test('two people write through cuts and a kill -9: nothing lost, doubled or out of order, nothing to a third', async ({
    browser,
  }) => {
    const asha = await joinOwn(browser, server, 'Asha Nair')
    const rohan = await joinOwn(browser, server, 'Rohan Mehta')
    const zoya = await joinOwn(browser, server, 'Zoya Khan')
    const chat = await converse(asha, rohan)
    const overheard = overhear(zoya.page)
    const connected = zoya.page.waitForEvent('websocket')
    await Promise.all([
      asha.page.goto(`/chats/${chat}`),
      rohan.page.goto(`/chats/${chat}`),
      zoya.page.goto('/chats'),
      connected,
    ])
    const head = asha.page.getByRole('region', { name: 'Conversation with Rohan Mehta' })
    const typing = asha.page.getByText('Rohan is typing…')
    const spoken = ['available\\?']
    const bothSay = async () => {
      for (const { page } of [asha, rohan])
        await expect(said(page)).toHaveText(ends(spoken), { timeout: 60_000 })
    }

    await test.step('message, typing, read, presence', async () => {
      await expect(head.getByText('Online')).toBeVisible()
      await box(rohan.page).pressSequentially('I can')
      await expect(typing).toBeVisible()
      await say(rohan.page, 'I can come today.')
      await say(asha.page, 'Today is fine.')
      spoken.push('I can come today\\.', 'Today is fine\\.')
      await bothSay()
      await expect(typing).toBeHidden()
      await expect(log(asha.page).getByText('Seen', { exact: true }).last()).toBeVisible()
    })

    await test.step('the network of one is cut and comes back', async () => {
      await rohan.page.context().setOffline(true)
      await say(rohan.page, 'On the train now.')
      await say(asha.page, 'See you at six.')
      await expect(onTheirWay(rohan.page)).toHaveCount(1)
      await expect(said(asha.page).last()).toHaveText(/See you at six\.$/)
      await rohan.page.context().setOffline(false)
      spoken.push('See you at six\\.', 'On the train now\\.')
      await bothSay()
    })

    await test.step('the server is killed with a message on its way, and both write on', async () => {
      await say(asha.page, 'Ring the bell.')
      const back = server.killAndRestart()
      await say(asha.page, 'Second floor.')
      await say(rohan.page, 'Which floor?')
      await expect(onTheirWay(rohan.page)).not.toHaveCount(0)
      await expect(onTheirWay(asha.page)).not.toHaveCount(0)
      await back
      for (const { page } of [asha, rohan]) await expect(onTheirWay(page)).toHaveCount(0, { timeout: 60_000 })
      // Who of the two was first after the start is open; each one's own order is not, and both see the same.
      await expect(said(rohan.page)).toHaveCount(spoken.length + 3, { timeout: 60_000 })
      await expect(said(asha.page)).toHaveCount(spoken.length + 3)
      const order = async (page: Page) =>
        (await said(page).allTextContents())
          .slice(spoken.length)
          .map((text) => text.replace(/^.*said:\s*/, ''))
      const after = await order(asha.page)
      expect(await order(rohan.page)).toEqual(after)
      expect(after.toSorted()).toEqual(['Ring the bell.', 'Second floor.', 'Which floor?'])
      expect(after.indexOf('Ring the bell.')).toBeLessThan(after.indexOf('Second floor.'))
      spoken.push(...after.map((text) => text.replaceAll(/[.?]/g, '\\$&')))
    })

    await test.step('all goes on as before, without a reload, and is the same after one', async () => {
      await box(rohan.page).pressSequentially('Wo')
      await expect(typing).toBeVisible({ timeout: 60_000 })
      await say(rohan.page, 'Wonderful.')
      spoken.push('Wonderful\\.')
      await bothSay()
      await expect(head.getByText('Online')).toBeVisible()
      await expect(log(rohan.page).getByText('Seen', { exact: true }).last()).toBeVisible()
      await expectAccessible(rohan.page)
      for (const { page } of [asha, rohan]) await page.reload()
      await bothSay()
      await rohan.page.close()
      await expect(head.getByText('Offline')).toBeVisible({ timeout: 60_000 })
    })

    await test.step('a third person has heard nothing of it', async () => {
      await expect(zoya.page.getByText('No conversations yet')).toBeVisible()
      expect(overheard.filter((frame) => !frame.includes('"pong"'))).toEqual([])
      await zoya.page.goto(`/chats/${chat}`)
      await expect(zoya.page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
    })
    for (const { page } of [asha, rohan, zoya]) await page.context().close()
  })

  test('a message that the server fails to keep says so, and is sent when it is tried again', async ({
    browser,
  }) => {
    const asha = await joinOwn(browser, server, 'Asha Nair')
    const rohan = await joinOwn(browser, server, 'Rohan Mehta')
    const chat = await converse(asha, rohan)
    await Promise.all([asha.page.goto(`/chats/${chat}`), rohan.page.goto(`/chats/${chat}`)])
    await expect(said(rohan.page)).toHaveCount(1)
    await server.query(
      `ALTER TABLE messages ADD CONSTRAINT bad_luck CHECK (content NOT LIKE 'Bad luck%') NOT VALID`,
    )
    await say(rohan.page, 'Bad luck one.')
    await say(rohan.page, 'Bad luck two.')
    // What one has begun meanwhile stays.
    await box(rohan.page).fill('Half a thou')
    const notSent = log(rohan.page).getByText('Not sent')
    await expect(notSent).toHaveCount(2, { timeout: 60_000 })
    await expect(rohan.page.getByText('Failed to send message. Please try again.')).toBeVisible()
    await expect(box(rohan.page)).toHaveValue('Half a thou')
    await expectAccessible(rohan.page)
    await rohan.page.reload()
    await expect(notSent).toHaveCount(2)

    // One is thought better of, the other goes once the server is well.
    await log(rohan.page).getByRole('button', { name: 'Delete' }).last().click()
    await expect(notSent).toHaveCount(1)
    await server.query('ALTER TABLE messages DROP CONSTRAINT bad_luck')
    await log(rohan.page).getByRole('button', { name: 'Retry' }).click()
    await expect(notSent).toHaveCount(0)
    for (const { page } of [asha, rohan])
      await expect(said(page)).toHaveText(ends(['available\\?', 'Bad luck one\\.']))
    for (const { page } of [asha, rohan]) await page.context().close()
  })
})
