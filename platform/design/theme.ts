import { useSyncExternalStore } from 'react'

export const themeKey = 'theme'

/**
 * Runs before the first paint, so that no page flashes in the wrong theme. Also colours the browser's bar: of several
 * `theme-color` metas the first counts.
 */
export const themeScript = `(function(d,t,m){
try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!='light'&&t!='dark')t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'
d.documentElement.dataset.theme=t
if(!(m=d.querySelector('meta[name=theme-color]'))){m=d.createElement('meta');m.name='theme-color';d.head.append(m)}
m.content=t=='dark'?'#0f1512':'#fafbf7'})(document)`

export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

const barColours: Record<Theme, string> = { light: '#fafbf7', dark: '#0f1512' }
const listeners = new Set<() => void>()
let unsaved: ThemeChoice | undefined

const asChoice = (text: string | null): ThemeChoice => (text === 'light' || text === 'dark' ? text : 'system')

function readChoice(): ThemeChoice {
  if (unsaved) return unsaved
  try {
    return asChoice(localStorage.getItem(themeKey))
  } catch {
    return 'system'
  }
}

const deviceTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

function paint(): void {
  const choice = readChoice()
  const theme = choice === 'system' ? deviceTheme() : choice
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme])
  for (const listener of listeners) listener()
}

function choose(choice: ThemeChoice): void {
  unsaved = undefined
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    unsaved = choice
  }
  paint()
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  listeners.add(listener)
  if (listeners.size === 1) {
    device.addEventListener('change', paint)
    window.addEventListener('storage', paint)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    device.removeEventListener('change', paint)
    window.removeEventListener('storage', paint)
  }
}

/** The theme chosen on this device; `system` on the server and during hydration. */
export function useTheme(): readonly [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore<ThemeChoice>(subscribe, readChoice, () => 'system'), choose]
}
