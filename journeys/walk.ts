import type { Locator, Page } from '@playwright/test'
import { type Say, sentencesIn } from './catalogue.ts'
import { englishLeft, englishWords, type PageTexts } from './english-left.ts'
import { accessibilityFaults, expect, whenAlive } from './visitor.ts'

export interface Stop {
  readonly path: string
  /** What is opened over the page: sentences that begin the names of what is pressed, one after the other. */
  readonly opens?: readonly (readonly string[])[]
}

const width = 320

/** Two dozen pages, one after the other, meet the busiest moments of all other journeys. */
export const patienceMs = 40_000
const patience = { timeout: patienceMs }

/** Whatever can be read on the page or by a screen reader. */
const readTexts = (page: Page): Promise<PageTexts> =>
  page.evaluate(() => {
    const language = document.documentElement.lang.slice(0, 2)
    const found = { own: [document.title], foreign: [] as string[] }
    const add = (element: Element, text: string | null) => {
      const words = text?.trim()
      if (!words || !element.checkVisibility()) return
      const isOwn = element.closest('[lang]')?.getAttribute('lang')?.startsWith(language)
      found[isOwn ? 'own' : 'foreign'].push(words)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !/^(?:SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(parent.tagName))
        add(parent, node.textContent)
    }
    const names = ['aria-label', 'title', 'placeholder', 'alt']
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) add(element, element.getAttribute(name))
    return found
  })

/** What is wider than the screen, in the usual text size and in twice that size. */
const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate((screen) => {
    const root = document.documentElement
    const faults: string[] = []
    for (const size of ['', '200%']) {
      root.style.fontSize = size
      const boxes = [root, ...document.querySelectorAll('dialog[open]')]
      const beyond = Math.max(...boxes.map((box) => box.scrollWidth)) - screen
      if (beyond <= 0) continue
      const wide = [...document.querySelectorAll('body *')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().right > screen + 1,
      )
      const narrowest = wide.filter((one) => ![...one.children].some((child) => wide.includes(child)))
      const told = narrowest.map(
        (one) => `${one.tagName}.${one.classList} "${one.textContent?.slice(0, 40)}"`,
      )
      faults.push(`${beyond} px too wide in text of ${size || '100%'}: ${told.join(', ')}`)
    }
    root.style.fontSize = ''
    return faults
  }, width)

/** Walks pages in a language and collects their faults, instead of stopping at the first. */
export class Walk {
  readonly faults: string[] = []
  readonly #page: Page
  readonly language: string
  readonly #say: Say
  readonly #english: ReadonlyMap<string, string>

  constructor(page: Page, language: string) {
    this.#page = page
    this.language = language
    this.#say = sentencesIn(language)
    this.#english = englishWords(language)
  }

  /** Collects the faults of what is there. */
  async look(where: string, isChecked = false): Promise<void> {
    const page = this.#page
    const lang = await page.locator('html').getAttribute('lang')
    const found = [
      ...(lang === `${this.language}-IN` ? [] : [`lang is ${lang}`]),
      ...(await findOverflow(page)),
      ...englishLeft(await readTexts(page), this.#english),
      ...(isChecked ? await accessibilityFaults(page) : []),
    ]
    this.faults.push(...found.map((fault) => `${where}: ${fault}`))
  }

  /** What cannot be opened is a fault like others. */
  async #attempt(where: string, isChecked: boolean, open: () => Promise<void>): Promise<void> {
    try {
      await open()
      await this.look(where, isChecked)
    } catch (error) {
      this.faults.push(`${where}: ${String(error).split('\n', 1)}`)
    }
  }

  /** `isChecked` by axe too. */
  async visit({ path, opens = [] }: Stop, isChecked = false): Promise<void> {
    const page = this.#page
    await this.#attempt(path, isChecked, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await whenAlive(page)
      await expect(page.locator('.splash')).toBeHidden(patience)
      await expect(page.locator('main').getByRole('heading').first()).toBeVisible(patience)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, patience)
    })
    for (const ids of opens) await this.#openOver(path, ids, isChecked)
  }

  #named(within: Page | Locator, id: string): Locator {
    const name = new RegExp(this.#say(id).source.replace(/\$$/, ''))
    return within.getByRole('button', { name }).or(within.getByRole('link', { name }))
  }

  async #openOver(path: string, ids: readonly string[], isChecked: boolean): Promise<void> {
    const page = this.#page
    const dialogs = page.getByRole('dialog')
    for (const [index, id] of ids.entries()) {
      const within = index === 0 ? page : dialogs.last()
      const opener = this.#named(within, id)
      await this.#attempt(`${path} ${id}`, isChecked, async () => {
        await opener.filter({ visible: true }).first().click()
        await expect(dialogs.first()).toBeVisible(patience)
        await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0, patience)
      })
    }
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(0, patience)
    // shell.back-closes
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  }
}
