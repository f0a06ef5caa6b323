import { SunMoonIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ComponentType, useState } from 'react'
import en from '../locales/en.json'

const fetchChoices = () => import('./theme-choices.tsx').then((module) => module.ThemeChoices)

/** A native popover, loaded when first wanted. */
export function ThemeMenu() {
  const t = useSentences(en)
  const [Choices, setChoices] = useState<ComponentType>()
  const prepare = () => {
    if (!Choices) fetchChoices().then((Fetched) => setChoices(() => Fetched), console.error)
  }
  return (
    <div className="barmenu">
      <button
        type="button"
        className="btn-icon"
        aria-label={t('shell.theme')}
        title={t('shell.theme')}
        popoverTarget="theme"
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SunMoonIcon />
      </button>
      <div id="theme" className="menu" popover="auto">
        {Choices ? <Choices /> : null}
      </div>
    </div>
  )
}
