type Tokens = Readonly<Record<string, string>>

function declarations(css: string, block: RegExp): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, body = ''] of css.matchAll(block)) {
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found[name] = value.trim()
  }
  return found
}

/** Custom properties of both themes in tokens.css; dark inherits from light. */
export function readThemes(tokens: string): { readonly light: Tokens; readonly dark: Tokens } {
  const css = tokens.replace(/\/\*[\s\S]*?\*\//g, '')
  const palette = declarations(css, /:root\s*\{([\s\S]*?)\n\}/g)
  const light = { ...palette, ...declarations(css, /\[data-theme="light"\]\s*\{([\s\S]*?)\n\}/g) }
  return { light, dark: { ...light, ...declarations(css, /\[data-theme="dark"\]\s*\{([\s\S]*?)\n\}/g) } }
}

export function resolveColour(theme: Tokens, name: string): string {
  if (name.startsWith('#')) return name
  const value = theme[name] ?? ''
  const next = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (next) return resolveColour(theme, next)
  if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`${name} is no plain colour: ${value}`)
  return value
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
