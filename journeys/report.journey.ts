import sharp from 'sharp'
import { joinByCalls, joinInOwnBrowser } from './join.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.describe('reports', () => {
  test.slow()

  test('trust.report-evidence: a room is reported, its lister deletes it, and the report stays', async ({
    page,
    browser,
  }) => {
    const canvas = sharp({ create: { width: 720, height: 1280, channels: 3, background: '#dfe8e2' } })
    const screenshot = await canvas.png().toBuffer()
    const lister = await joinInOwnBrowser(browser, 'Vikram Reddy')
    await joinByCalls(page, 'Meera Iyer')
    const room = await listRoom(lister)
    await page.goto(`/room/${room}`)
    await page.getByRole('link', { name: 'Report this room' }).click()
    const report = dialog(page)
    await expect(report.getByRole('radio', { name: 'The room is not real' })).toBeVisible()
    await expectAccessible(page)
    await report.getByRole('button', { name: 'Send report' }).click()
    await expect(report.getByText('Please choose what is wrong')).toBeVisible()
    await expect(report.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await report.getByLabel('What happened?').fill('The same photos are on another site.')
    await expect(report.getByRole('link', { name: '1930' })).toBeVisible()
    const shot = (name: string) => ({ name, mimeType: 'image/png', buffer: screenshot })
    const input = report.locator('input[type=file]')
    await input.setInputFiles([shot('one.png'), shot('two.png'), shot('three.png')])
    await report.getByRole('button', { name: 'Remove screenshot 2: two.png' }).click()
    await expect(report.getByRole('button', { name: 'Add screenshots' })).toBeFocused()
    await input.setInputFiles([{ name: 'a.gif', mimeType: 'image/gif', buffer: screenshot }])
    await expect(report.getByText('Please choose JPEG, PNG or WebP pictures.')).toBeVisible()
    await expect(report.getByRole('progressbar')).toHaveCount(0)
    await expectAccessible(page)
    await report.getByRole('button', { name: 'Send report' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
    await expect(dialog(page).getByText(/Your report is R-[0-9A-F]{8}\./)).toBeVisible()
    await expectAccessible(page)

    expect((await lister.call('DELETE', `/api/rooms/${room}`)).status).toBe(204)
    await dialog(page).getByRole('link', { name: 'Your reports' }).click()
    await expect(page).toHaveURL('/account/reports')
    const item = page.getByRole('main').getByRole('listitem')
    await expect(item).toHaveCount(1)
    await expect(item).toContainText('Room: Sunny room near the lake')
    await expect(item).toContainText('2 screenshots')
    await expect(item).toContainText('Received')
    await expectAccessible(page)
    await lister.page.context().close()
  })
})
