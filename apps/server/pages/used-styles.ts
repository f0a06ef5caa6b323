import { LRUCache } from 'lru-cache'
import { blockAt, needsOf, partsIn, splitOutside, variablesIn } from './style-sheet.ts'

interface Rule {
  readonly prelude: string
  readonly text: string
  /** What each selector needs, as `needsOf` says. */
  readonly needs: readonly (readonly string[])[]
  readonly variables: readonly string[]
  /** Of a rule that sets variables: these, and the rest of it. */
  readonly sets?: readonly Setting[]
  readonly rest?: string
}

interface Setting {
  readonly name: string
  readonly text: string
  readonly variables: readonly string[]
}

interface Group {
  readonly prelude: string
  readonly rules: readonly (Rule | Group)[]
}

const grouping = /^@(?:layer|media|supports|container|scope|starting-style)\b/

const isSetting = (declaration: string) => /^\s*--[\w-]+:/.test(declaration)

function settingsOf(body: string): { sets: Setting[]; rest: string } {
  const declarations = splitOutside(body, ';', true).filter((each) => each.trim() !== '')
  const sets = declarations.filter(isSetting).map((text) => ({
    name: text.slice(0, text.indexOf(':')).trim(),
    text,
    variables: variablesIn(text),
  }))
  return { sets, rest: declarations.filter((each) => !isSetting(each)).join(';') }
}

class Sheet {
  readonly layers = new Set<string>()
  /** `@keyframes` and `@property`, which count only where a rule names them. */
  readonly named: { readonly name: string; readonly text: string }[] = []
  readonly rules: Group['rules']

  constructor(css: string) {
    this.rules = this.#parse(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  }

  #parse(css: string): Group['rules'] {
    const rules: (Rule | Group)[] = []
    for (let at = 0; at < css.length; ) {
      const { body, end } = blockAt(css, at)
      const prelude = css.slice(at, body < 0 ? end : body - 1).trim()
      rules.push(...this.#ruleOf(prelude, css.slice(at, end), body < 0 ? '' : css.slice(body, end - 1)))
      at = end
    }
    return rules
  }

  #ruleOf(prelude: string, text: string, body: string): (Rule | Group)[] {
    const layer = /^@layer ([\w.-]+)$/.exec(prelude)?.[1]
    if (layer) this.layers.add(layer)
    if (body && grouping.test(prelude)) return [{ prelude, rules: this.#parse(body) }]
    const name = /^@(?:keyframes|property) ([\w-]+)/.exec(prelude)?.[1]
    if (name) {
      this.named.push({ name, text })
      return []
    }
    const needs = prelude.startsWith('@') ? [[]] : needsOf(prelude)
    // Of rules in a rule nothing is taken out.
    if (prelude.startsWith('@') || body.includes('{'))
      return [{ prelude, text, needs, variables: variablesIn(body) }]
    const { sets, rest } = settingsOf(body)
    if (sets.length === 0) return [{ prelude, text, needs, variables: variablesIn(body) }]
    return [{ prelude, text, needs, variables: variablesIn(rest), sets, rest }]
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }
const withoutEntities = (text: string) =>
  text.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name) => entities[name] ?? '')

/** The distinct values that stand between `start` and `end`. */
function between(html: string, start: string, end: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const from = at + start.length
    at = html.indexOf(end, from)
    found.add(html.slice(from, at))
  }
  return found
}

const classesIn = (lists: ReadonlySet<string>): Set<string> =>
  new Set([...lists].flatMap((list) => (list.includes('&') ? withoutEntities(list) : list).split(' ')))

const isShown = ({ needs }: Rule, present: ReadonlySet<string>) =>
  needs.some((needed) => needed.every((name) => present.has(name)))

function shownIn(rules: Group['rules'], present: ReadonlySet<string>): Set<Rule> {
  const shown = new Set<Rule>()
  const walk = (each: Rule | Group): void => {
    if ('rules' in each) each.rules.forEach(walk)
    else if (isShown(each, present)) shown.add(each)
  }
  rules.forEach(walk)
  return shown
}

/** The variables that these rules and a page's own styles read, and those that these are made of. */
function variablesOf(shown: ReadonlySet<Rule>, inPage: ReadonlySet<string>): Set<string> {
  const settings = [...shown].flatMap(({ sets }) => sets ?? [])
  const made = Map.groupBy(settings, ({ name }) => name)
  const used = new Set([...[...shown].flatMap(({ variables }) => variables), ...inPage])
  for (const name of used)
    for (const { variables } of made.get(name) ?? []) for (const each of variables) used.add(each)
  return used
}

function written(rules: Group['rules'], shown: ReadonlySet<Rule>, used: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const inside = written(rule.rules, shown, used)
      if (inside) text += `${rule.prelude}{${inside}}`
    } else if (shown.has(rule)) {
      const set = rule.sets?.filter(({ name }) => used.has(name)).map((each) => each.text)
      const body = [...(set ?? []), ...(rule.rest ? [rule.rest] : [])].join(';')
      if (!set) text += rule.text
      else if (body) text += `${rule.prelude}{${body}}`
    }
  }
  return text
}

const elements = /<([a-z][a-z0-9]*)/g

/** Pages of one kind have much the same classes. */
const differentPages = 128

/**
 * A function that gives the part of a style sheet that may show in a page, in the sheet's order: rules whose classes
 * and elements the page has, and the variables that they read. What a rule asks beyond them (states, attributes, the
 * screen) counts as met.
 */
export function usedStyles(css: string): (html: string) => string {
  const { rules, layers, named } = new Sheet(css)
  const order = layers.size > 0 ? `@layer ${[...layers].join()};` : ''
  const known = new LRUCache<string, string>({ max: differentPages })

  function styles(present: ReadonlySet<string>, variables: ReadonlySet<string>): string {
    const shown = shownIn(rules, present)
    const text = written(rules, shown, variablesOf(shown, variables))
    const names = named.filter(({ name }) => text.includes(name))
    return order + text + names.map((each) => each.text).join('')
  }

  return (html) => {
    const lists = between(html, ' class="', '"')
    const variables = new Set([...between(html, 'var(--', ')')].map((name) => `--${name.split(',')[0]}`))
    const present = classesIn(lists)
    for (const [, element] of html.matchAll(elements)) present.add(`<${element}`)
    for (const part of partsIn(html)) present.add(part)
    const key = `${[...present].sort().join()};${[...variables].sort().join()}`
    const found = known.get(key) ?? styles(present, variables)
    known.set(key, found)
    return found
  }
}
