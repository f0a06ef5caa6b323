import { joinByCalls } from './join.ts'
import { listRoom } from './some-room.ts'
import { expect, expectAccessible, test } from './visitor.ts'

// Their own date field would show December 1st as 12/01.
test.use({ locale: 'en-US' })

test('A date is typed day first, and chosen from a calendar by keys and by pointer', async ({ page }) => {
  const lister = await joinByCalls(page)
  const room = await listRoom(lister, { available_from: '2030-07-01' })
  await page.goto(`/room/${room}/edit`)
  const day = page.getByLabel('Available from')
  await expect(day).toHaveValue('1 July 2030')
  await day.fill('1/12/2030')
  await day.press('Tab')
  await expect(day).toHaveValue('1 December 2030')

  await page.getByRole('button', { name: 'Choose a date' }).click()
  await expect(page.getByRole('heading', { name: 'December 2030' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Sunday,? 1 December,? 2030/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(day).toHaveValue('8 January 2031')
  await expect(page.getByRole('button', { name: 'Choose a date' })).toBeFocused()

  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next month' }).click()
  await page
    .getByRole('button', { name: /5 February,? 2031/ })
    .first()
    .click()
  await expect(day).toHaveValue('5 February 2031')
  await day.fill('next week')
  await day.press('Tab')
  await expect(page.getByText('We cannot read this day. Write it like 1 December 2026')).toBeVisible()
  await day.fill('5 February 2031')
  await expect(page.getByText('We cannot read this day.')).toBeHidden()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(async () => {
    const { body } = await lister.call('GET', `/api/me/rooms/${room}`)
    expect(body.available_from).toBe('2031-02-05')
  }).toPass()
})
