import type { Page } from '@playwright/test'
import { expect, test, whenAlive } from './visitor.ts'

const isApplied = (page: Page) =>
  page.evaluate(() => matchMedia(document.querySelector<HTMLLinkElement>('#sheet')?.media ?? '').matches)

/** Milliseconds after which the sheet applies by itself. */
const restMs = 3000

/** A page that never comes to rest, however long a busy machine takes to make it usable. */
async function openBusy(page: Page): Promise<void> {
  await page.addInitScript((rest) => {
    window.requestIdleCallback = () => 0
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      ms === rest ? 0 : later(run, ms)) as typeof setTimeout
  }, restMs)
  await page.goto('/')
  await whenAlive(page)
  expect(await isApplied(page)).toBe(false)
}

interface Compared {
  readonly wasApplied: boolean
  readonly changed: readonly string[]
}

/**
 * Compares at the moment when the page is alive, since a wide search shows more soon after: whether the whole sheet applied already,
 * and the elements for which anything else is computed with it; variables apart, which a page has as it needs them.
 */
function compareWhenAlive(): void {
  const computed = (element: Element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const styles = getComputedStyle(element, part)
      if (part && styles.content === 'none') return []
      const names = [...styles].filter((name) => !name.startsWith('--'))
      return names.map((name) => `${part} ${name}: ${styles.getPropertyValue(name)}`)
    })
  function compare(): Compared {
    const sheet = document.querySelector<HTMLLinkElement>('#sheet')
    const wasApplied = matchMedia(sheet?.media ?? '').matches
    const elements = [...document.querySelectorAll('body, body *')]
    const before = elements.map((element) => new Set(computed(element)))
    sheet?.setAttribute('media', 'all')
    const changed = elements.flatMap((element, place) => {
      const changes = computed(element).filter((line) => !before[place]?.has(line))
      return changes.length > 0 ? `${element.tagName} ${element.className}${changes}` : []
    })
    return { wasApplied, changed }
  }
  new MutationObserver((_changes, watch) => {
    if (document.documentElement?.dataset.alive !== 'true') return
    watch.disconnect()
    Object.assign(window, { compared: compare() })
  }).observe(document, { subtree: true, attributeFilter: ['data-alive'] })
}

for (const path of ['/', '/find-room?q=Pune'])
  test(`the whole sheet changes nothing that ${path} shows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(compareWhenAlive)
    await page.goto(path)
    const compared = await page.waitForFunction(() => (window as Window & { compared?: Compared }).compared)
    expect(await compared.jsonValue()).toEqual({ wasApplied: false, changed: [] })
  })

/** What shows of an element in the first frame after it was added. */
const positionOfNew = (page: Page, classes: string) =>
  page.evaluate(async (names) => {
    const added = document.createElement('p')
    added.className = names
    document.getElementById('main')?.append(added)
    await new Promise(requestAnimationFrame)
    return getComputedStyle(added).position
  }, classes)

test('the styles that a page lacks apply before anything shows that needs them', async ({ page }) => {
  await openBusy(page)
  expect(await positionOfNew(page, 'wrap')).toBe('static')
  expect(await isApplied(page)).toBe(false)
  expect(await positionOfNew(page, 'wrap page-progress')).toBe('fixed')
  expect(await isApplied(page)).toBe(true)
})

const firsts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  key: (page) => page.keyboard.press('Tab'),
  press: (page) => page.getByRole('heading', { level: 1 }).click(),
  'move to another page': (page) =>
    page.getByRole('link', { name: /^Find a Room\b/ }).evaluate((link: HTMLElement) => link.click()),
}

for (const [first, happen] of Object.entries(firsts))
  test(`all styles apply with the first ${first}`, async ({ page }) => {
    await openBusy(page)
    await happen(page)
    await expect.poll(() => isApplied(page)).toBe(true)
  })

test('all styles apply once the page rests', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await expect.poll(() => isApplied(page), { timeout: 60_000 }).toBe(true)
})
