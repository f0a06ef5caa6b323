import { type ThemeChoice, useTheme } from '@basera/platform/design'
import { CheckIcon, SunMoonIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useRef } from 'react'
import en from '../locales/en.json'

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** The appearance of the pages on this device: a small native popover of three choices. */
export function ThemeMenu() {
  const t = useSentences(en)
  const [chosen, choose] = useTheme()
  const menu = useRef<HTMLFieldSetElement>(null)
  return (
    <div className="theme">
      <button
        type="button"
        className="btn-icon"
        aria-label={t('shell.theme')}
        title={t('shell.theme')}
        popoverTarget="theme"
      >
        <SunMoonIcon />
      </button>
      <fieldset ref={menu} id="theme" popover="auto">
        <legend className="sr-only">{t('shell.theme')}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="theme"
              checked={choice === chosen}
              onChange={() => choose(choice)}
              onClick={(event) => event.detail > 0 && menu.current?.hidePopover()}
            />
            {t(`shell.theme.${choice}`)}
            <CheckIcon size="s" />
          </label>
        ))}
      </fieldset>
    </div>
  )
}
