import type { Page } from '@playwright/test'
import { demoPerson, signInByCall } from './join.ts'
import { expect, test, whenAlive } from './visitor.ts'

/** Home, search, a room and a chat, as somebody who has chats. */
async function openPages(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  const asha = await signInByCall(page, demoPerson('asha'))
  const { body: rooms } = await asha.call('GET', '/api/me/rooms')
  const { body: chats } = await asha.call('GET', '/api/chats')
  for (const path of ['/', '/find-room', `/room/${rooms.items[0].id}`, `/chats/${chats.items[0].id}`]) {
    await page.goto(path)
    await whenAlive(page)
    await expect(page.locator('.splash')).toBeHidden()
    if (path.startsWith('/chats')) await expect(page.getByRole('log')).toBeVisible()
    await look(path)
  }
}

/** Lines of icons that the background swallows, by the contrast of WCAG 1.4.11. */
const faintIcons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust:none;color:Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (color: string) => {
      const [low = 0, high = 0] = [luminance(color), luminance(canvas)].toSorted((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    return [...document.querySelectorAll('svg.i')]
      .filter((one) => one.checkVisibility() && contrast(getComputedStyle(one).color) < 3)
      .map((one) => one.parentElement?.outerHTML.slice(0, 120))
  })

/** Drawings of several tones that are filled with one colour. */
const paintedOver = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg:not(.i, [role=presentation])')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).forcedColorAdjust === 'auto')
      .map((one) => one.outerHTML.slice(0, 120)),
  )

/** How wide the outline is that shows where the focus is, in pixels. */
const focusOutline = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return null
    const around = [one, one.closest('label'), one.closest('.control'), one.parentElement]
    const widths = around.flatMap((element) =>
      element === null
        ? []
        : [undefined, '::after'].map((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
            return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
          }),
    )
    return { name: one.outerHTML.slice(0, 120), width: Math.max(...widths) }
  })

/** What moves on the page, but for what turns while one waits. */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { target, pseudoElement } = effect as KeyframeEffect
        const isWaiting = target?.closest('.spin') != null && pseudoElement === null
        return playState === 'running' && Number(effect?.getTiming().duration) > 1 && !isWaiting
      })
      .map((one) => `${(one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty}`),
  )

/** Names of the animations that start when the sheet of languages opens; it is closed again. */
async function startedBySheet(page: Page): Promise<readonly string[]> {
  const started = await page.evaluateHandle(() => {
    const names: string[] = []
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName), true)
    return names
  })
  await page.getByRole('button', { name: /^Language/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  return started.jsonValue()
}

test.describe('who sees or moves differently', { tag: '@phone' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shell.forced-colors: in ${colorScheme} colours of the device every icon shows, and drawings keep theirs`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await openPages(page, async (path) => {
        expect(await faintIcons(page), path).toEqual([])
        expect(await paintedOver(page), path).toEqual([])
      })
    })
  }

  test('shell.reduced-motion: nothing moves, not even a sheet that opens', async ({ page }) => {
    await openPages(page, async (path) => {
      expect(await movingParts(page), path).toEqual([])
      await page.mouse.wheel(0, 300)
      await expect(
        page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).resolves.toBe('auto')
      expect(await movingParts(page), path).toEqual([])
    })
    await page.goto('/')
    await whenAlive(page)
    expect(await startedBySheet(page)).not.toContain('rise')
    // The same shows it where nobody asked for rest.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await startedBySheet(page)).toContain('rise')
  })

  test('shell.focus-outline: whatever has the focus has an outline of 3 px', async ({ page }) => {
    await openPages(page, async (path) => {
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab')
        const focus = await focusOutline(page)
        expect(focus?.width ?? 3, `${path} ${focus?.name}`).toBeGreaterThanOrEqual(3)
      }
    })
  })
})
