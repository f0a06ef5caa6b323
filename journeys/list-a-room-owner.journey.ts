import type { Page } from '@playwright/test'
import { demoPerson, type Member, signInByCall } from './join.ts'
import { expect, test, whenAlive } from './visitor.ts'

const contact = (page: Page) => page.getByRole('button', { name: 'Contact Lister' }).locator('visible=true')

/** A room that a member lists. */
async function ownRoom({ call }: Member): Promise<string> {
  const { items } = (await call('GET', '/api/me/rooms')).body
  return items.find(({ status }: { status: string }) => status === 'live').id
}

/** Notes on every frame whether Contact Lister is to be seen, and how far what was painted moved. */
const watch = () => {
  const seen = { frames: 0, contact: 0, shift: 0 }
  Object.assign(window, { seen })
  const look = () => {
    seen.frames += 1
    for (const button of document.querySelectorAll('main button'))
      if (
        button.textContent?.includes('Contact Lister') &&
        button.checkVisibility({ visibilityProperty: true })
      )
        seen.contact += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Record<'frames' | 'contact' | 'shift', number> }).seen)

test('rooms.contact-button: the lister of a room never sees Contact Lister on it, visitors see it at once', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const address = `/room/${await ownRoom(await signInByCall(page, demoPerson('landlord')))}`

  await page.addInitScript(watch)
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Edit' }).locator('visible=true').first()).toBeVisible()
  const owner = await noted(page)
  expect(owner.frames).toBeGreaterThan(1)
  expect(owner.contact).toBe(0)
  test.info().annotations.push({ type: 'figure', description: `layout shift ${owner.shift}` })

  // As served, before any script of the page runs.
  await page.route('**/assets/en-*/*.js', (route) => route.abort())
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('per month').first()).toBeAttached()
  await expect(contact(page)).toHaveCount(0)
  complaints.length = 0

  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await visitor.route('**/assets/en-*/*.js', (route) => route.abort())
  await visitor.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(contact(visitor).first()).toBeVisible()
  await visitor.unroute('**/assets/en-*/*.js')
  await visitor.reload()
  await whenAlive(visitor)
  await contact(visitor).first().click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await visitor.context().close()
})
