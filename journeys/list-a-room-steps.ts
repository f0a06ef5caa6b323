import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { joinByCalls, type Member } from './join.ts'
import { servedJson } from './served.ts'
import { expect, test, whenAlive } from './visitor.ts'

let bytes: Promise<Buffer> | undefined

/** A photo of 12 megapixels, as a phone takes it; drawn once. */
export const photo = async (name: string) => {
  bytes ??= sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer: await bytes }
}

export const someTitle = () => `Bright corner room near gate ${randomInt(1e9)}`
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
export const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 })

/** A newcomer, verified, at the wizard. */
export async function arrive(page: Page): Promise<Member> {
  test.slow()
  const member = await joinByCalls(page)
  await page.goto('/list-room')
  await whenAlive(page)
  await expect(step(page, 'Room Details')).toBeVisible()
  return member
}

export async function fillDetails(page: Page, title: string, place = 'HSR Layout'): Promise<void> {
  await page.getByLabel('Title').fill(title)
  const address = page.getByLabel('Property address')
  await address.click()
  await address.pressSequentially(place, { delay: 30 })
  await page
    .getByRole('option', { name: new RegExp(place) })
    .first()
    .click()
  await expect(page.getByText('Others see this area, not your door')).toBeVisible()
  await button(page, 'Next').click()
  await expect(step(page, 'Pricing & Availability')).toBeFocused()
}

export async function fillPricing(page: Page): Promise<void> {
  await page.getByLabel('Monthly rent').fill('15500')
  await page.getByLabel('Security deposit').fill('60000')
  await page.getByLabel('Estimated monthly bills').fill('2000')
  await page.getByLabel('Available from').fill('2090-01-01')
  await button(page, 'Next').click()
  await expect(step(page, 'Room Preferences')).toBeFocused()
}

export async function walkToPhotos(page: Page, title: string): Promise<void> {
  await fillDetails(page, title)
  await fillPricing(page)
  await button(page, 'Next').click()
  await expect(step(page, 'Upload Photos')).toBeFocused()
}

export async function choose(page: Page, names: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(names.map(photo)))
  await expect(page.getByText(`${names.length} of 8`)).toBeVisible()
  await expect(page.getByText('Preparing...')).toHaveCount(0, { timeout: 30_000 })
}

/** Rooms of this title that search finds, with the number of their photos. */
export async function found(page: Page, title: string): Promise<number[]> {
  const { items } = await servedJson(page, '/api/rooms?limit=50&lat=12.9116&lng=77.6389&radius_km=10')
  return (items as { title: string; image_count: number }[])
    .filter((room) => room.title === title)
    .map(({ image_count }) => image_count)
}

export const created = (page: Page) => page.getByRole('heading', { name: 'Listing Created Successfully!' })
