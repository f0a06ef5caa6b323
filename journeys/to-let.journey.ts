import { joinByCalls } from './join.ts'
import { arrive, button, choose, created, fillDetails, fillPricing, someTitle } from './list-a-room-steps.ts'
import { dialog } from './member.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test, whenAlive } from './visitor.ts'

test('rooms.to-let-sheet: a lister prints a sheet for the gate, one page without number and street', async ({
  page,
  browser,
}) => {
  const lister = await joinByCalls(page)
  const room = await listRoom(lister)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Print a To let sheet' }).click()
  await expect(page).toHaveURL(`/room/${room}/to-let`)
  const sheet = page.getByRole('article', { name: 'To let sheet' })
  await expect(sheet.getByRole('heading', { name: 'TO LET' })).toBeVisible()
  await expect(sheet).toContainText('₹14,500 per month')
  await expect(sheet).toContainText('Koramangala 6th Block, Bengaluru')
  await expect(sheet.getByRole('img', { name: "QR code of the room's page" })).toBeVisible()
  await expect(sheet).not.toContainText(lister.phone)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(sheet).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await lister.call('PUT', `/api/rooms/${room}/status`, { status: 'paused' })
  await page.reload()
  await expect(page.getByText('Nobody else can see this room now')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await joinByCalls(other, 'Kabir Rao')
  await other.goto(`/room/${room}/to-let`)
  await expect(other.getByRole('heading', { name: 'Room Not Found' })).toBeVisible()
})

test('rooms.share-after-listing: a room that was just listed is shared on WhatsApp', async ({ page }) => {
  test.slow()
  await arrive(page)
  await fillDetails(page, someTitle())
  await fillPricing(page)
  await button(page, 'Next').click()
  await choose(page, ['door.jpg'])
  await button(page, 'Create Listing').click()
  await expect(created(page)).toBeVisible({ timeout: 30_000 })
  await dialog(page).getByRole('button', { name: 'Share this room' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this room' })
  const link = sheet.getByRole('link', { name: 'Share on WhatsApp' })
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
    /₹15,500 a month.*\/room\/[\w-]{36}/,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await dialog(page).getByRole('link', { name: 'Print a To let sheet' }).click()
  await expect(page.getByRole('article', { name: 'To let sheet' })).toBeVisible()
  await whenAlive(page)
})
