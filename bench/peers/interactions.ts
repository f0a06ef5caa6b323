import { chromiumPath, quietChromium } from '@basera/platform/testing/chromium'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'

/** How long the browser took from an input until it showed what came of it. */
export interface Interaction {
  /** The control by its words, shortened. */
  readonly what: string
  readonly ms: number
}

const typed = 'mumbai'
const mostPresses = 6
/** Milliseconds without an input, for what follows one. */
const rest = 800

const fields =
  'input:not([type]), input[type="text"], input[type="search"], input[type="email"], [contenteditable="true"]'
const controls =
  'button, [role="button"], [role="tab"], [role="combobox"], summary, input[type="checkbox"], a[href^="#"]'

/** Runs in the page: tells how long each interaction took, by Event Timing. */
function tellEvents(): void {
  const tell = (window as unknown as { tellEvent(ms: number): void }).tellEvent
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) tell(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function inView(page: Page, selector: string): Promise<Locator[]> {
  const all = page.locator(selector)
  const height = page.viewportSize()?.height ?? 0
  const found: Locator[] = []
  for (const one of await all.all()) {
    const box = await one.boundingBox().catch(() => null)
    if (box && box.width > 8 && box.height > 8 && box.y >= 0 && box.y + box.height <= height && box.x >= 0)
      if (await one.isEnabled().catch(() => false)) found.push(one)
  }
  return found
}

async function nameOf(control: Locator): Promise<string> {
  const words = await control
    .evaluate((element) => {
      const { labels, placeholder } = element as Partial<HTMLInputElement>
      return (
        element.getAttribute('aria-label') ||
        labels?.[0]?.textContent ||
        placeholder ||
        element.textContent ||
        ''
      )
    })
    .catch(() => '')
  return words.trim().replaceAll(/\s+/g, ' ').slice(0, 30) || 'a control without words'
}

async function openPage(context: BrowserContext, url: string, slowdown: number) {
  const page = await context.newPage()
  let worst = 0
  await page.exposeFunction('tellEvent', (ms: number) => {
    worst = Math.max(worst, ms)
  })
  await page.addInitScript(tellEvents)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForTimeout(2 * rest)
  /** Does something, and gives the longest interaction of it; 0 is one under 16 ms, or none. */
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    worst = 0
    await act().catch(() => undefined)
    await page.waitForTimeout(rest)
    return worst
  }
  return { page, timed }
}

const quickly = { timeout: 5000 }

/**
 * Uses a page as anybody would who knows nothing of it, on a phone whose processor is `slowdown` times slower: types a city
 * into the first field, then presses what can be pressed in the first view, each on a page that was loaded anew.
 */
export async function interactions(url: string, slowdown: number): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...quietChromium] })
  const found: Interaction[] = []
  try {
    const viewport = { width: 390, height: 844 }
    const onPage = async (act: (opened: Awaited<ReturnType<typeof openPage>>) => Promise<void>) => {
      const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
      await act(await openPage(context, url, slowdown)).finally(() => context.close())
    }
    await onPage(async ({ page, timed }) => {
      const [field] = await inView(page, fields)
      if (!field) return
      const ms = await timed(async () => {
        await field.tap(quickly)
        await page.keyboard.type(typed, { delay: 150 })
      })
      found.push({ what: `“${typed}” into ${await nameOf(field)}`, ms })
    })
    let last = 1
    for (let index = 0; index < Math.min(last, mostPresses); index++)
      await onPage(async ({ page, timed }) => {
        const some = await inView(page, controls)
        last = some.length
        const control = some[index]
        if (!control) return
        const what = await nameOf(control)
        found.push({ what, ms: await timed(() => control.tap(quickly)) })
      })
  } finally {
    await browser.close()
  }
  return found
}
