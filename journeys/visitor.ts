import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface Watched {
  /** HTTP statuses, or words, of what goes wrong in this journey on purpose; the console tells each of them. */
  readonly refusals: readonly (number | string)[]
  /** Everything the page complained about in its console. */
  readonly complaints: string[]
}

/** A visitor whose browser must stay silent: a console error or an uncaught exception fails the journey. */
export const test = base.extend<Watched>({
  refusals: [[], { option: true }],
  complaints: [
    async ({ page, refusals }, use) => {
      const complaints: string[] = []
      const expected = refusals.map((one) =>
        typeof one === 'string' ? one : `the server responded with a status of ${one} `,
      )
      page.on('console', (message) => {
        const isExpected = expected.some((words) => message.text().includes(words))
        if (message.type() === 'error' && !isExpected) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe?: Pick<typeof import('axe-core'), 'run'>
  }
}

interface Fault {
  readonly id: string
  /** Selectors, one for each element. */
  readonly targets: readonly string[]
}

async function faultsAsScrolled(page: Page): Promise<readonly Fault[]> {
  const found = await page.evaluate(async (values) => {
    const result = await window.axe?.run({
      runOnly: { type: 'tag', values },
      // Details of what is well cost more than the check itself; none of these rules asks for style sheets.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    return result?.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }))
  }, rules)
  return found ?? [{ id: 'axe did not run', targets: [] }]
}

/** What is wrong by WCAG 2.2 AA and good practice with what is visible. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(checker)
  let faults = await faultsAsScrolled(page)
  const small = faults.find(({ id }) => id === 'target-size')?.targets[0]
  if (small !== undefined) {
    // What is half under the bar at the top is no small target: it is measured where all of it shows.
    await page
      .locator(small)
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    faults = await faultsAsScrolled(page)
  }
  return faults.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/** No such fault, once the page that was asked for is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  await expect(page.locator('.splash')).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
}

/** Holds back what the page asks of `url`, a pattern, until the answer is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

/** The page has been taken over by its script, so that clicks stay in the app. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
}
