import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog, newcomer, verifyPhone } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.describe('an account that its number left', () => {
  test.slow()
  test.use({ refusals: [403] })

  test('trust.number-left: reads its chats, is told why it cannot write, and writes on with a new number', async ({
    page,
    browser,
  }) => {
    const lister = await joinInOwnBrowser(browser, 'Meenakshi Rao')
    const left = await joinByCalls(page, 'Asha Nair')
    const room = await listRoom(lister)
    const chat: string = (await left.call('POST', '/api/chats', { room_id: room })).body.id
    const taker = await joinInOwnBrowser(browser, 'Rohan Mehta', { ...newcomer(), phone: left.phone })
    await taker.page.context().close()

    await page.goto('/chats')
    const why = page.getByText('so you can read here but not write')
    await expect(why).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Meenakshi Rao' }).click()
    await expect(page).toHaveURL(`/chats/${chat}`)
    await expect(page.getByRole('log').getByText('Sunny room near the lake')).toBeVisible()
    await expect(why).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Verify a number' }).click()
    await verifyPhone(page, dialog(page), newcomer().phone)
    await expect(page.getByLabel('Message', { exact: true })).toBeVisible()
    await expect(why).toHaveCount(0)
  })
})
