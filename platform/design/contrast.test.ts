import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, readThemes, resolveColour } from './contrast.ts'

const { light, dark } = readThemes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))
const text = 4.5
const shape = 3

const semantic = (ground: string, needs: number, ...inks: readonly string[]) =>
  inks.map((ink) => [`--c-${ink}`, `--c-${ground}`, needs] as const)

const pairs = [
  ...semantic('page', text, 'ink', 'ink-2', 'ink-3', 'link', 'primary', 'danger', 'info'),
  ...semantic('surface', text, 'ink-2', 'ink-3', 'danger'),
  ...semantic('sunken', text, 'ink', 'ink-3', 'link'),
  ...semantic('raised', text, 'ink-3'),
  ...semantic('primary', text, 'on-primary'),
  ...semantic('primary-hover', text, 'on-primary'),
  ...semantic('primary-press', text, 'on-primary'),
  ...semantic('primary-soft', text, 'on-primary-soft', 'link'),
  ...semantic('accent', text, 'on-accent'),
  ...semantic('accent-soft', text, 'on-accent-soft'),
  ...semantic('danger', text, 'on-danger'),
  ...semantic('danger-hover', text, 'on-danger'),
  ...semantic('danger-soft', text, 'on-danger-soft'),
  ...semantic('info-soft', text, 'on-info-soft'),
  ...semantic('deep', text, 'on-deep', 'on-deep-2'),
  ...semantic('bubble-me', text, 'on-bubble-me'),
  ...semantic('bubble-you', text, 'on-bubble-you', 'ink-3'),
  ...semantic('paper', text, 'ink', 'ink-3'),
  ...semantic('page', shape, 'line-strong', 'focus'),
  ...semantic('surface', shape, 'primary', 'line-strong', 'focus', 'online'),
  ...semantic('raised', shape, 'line-strong'),
  ...semantic('sunken', shape, 'focus'),
  ...semantic('deep', shape, 'accent'),
  ...semantic('disabled', shape, 'on-disabled'),
  ['--m-text', '--m-land', text],
  ['--m-text-w', '--m-water', text],
  ['--c-ink', '--wall-pista', text],
  ['--c-ink-2', '--wall-pista', text],
  ['--c-ink-2', '--wall-haldi', text],
  ['--c-ink-2', '--wall-neel', text],
  ['--c-ink-2', '--wall-gulabi', text],
  ['--c-ink', '--d-wall', text],
  ['#fff6e6', '--d-plinth', text],
  ['#25312a', '#fffdf6', text],
  ['#f1f6ee', '#14211b', text],
  ['#0a462e', '#d5ebda', text],
  ['#6b3c06', '#ffebbd', text],
  ['#1a4069', '#d8e6f3', text],
  ['#802716', '#fadcd3', text],
  ['#25312a', '#dae0d5', text],
] as const

describe('contrast of the tokens', () => {
  it.each(pairs)('%s on %s reaches %d in both themes', (ink, ground, needs) => {
    for (const theme of [light, dark]) {
      const ratio = contrastRatio(resolveColour(theme, ink), resolveColour(theme, ground))
      expect(ratio).toBeGreaterThanOrEqual(needs)
    }
  })

  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('refuses a token that is missing or no colour', () => {
    expect(() => resolveColour(light, '--c-absent')).toThrow('--c-absent')
    expect(() => resolveColour(light, '--c-scrim')).toThrow('no plain colour')
  })
})
