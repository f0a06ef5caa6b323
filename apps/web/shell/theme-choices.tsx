import { type ThemeChoice, useTheme, watchMenus } from '@basera/platform/design'
import { CheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import en from '../locales/en.json'

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark']

export function ThemeChoices() {
  const t = useSentences(en)
  const [chosen, choose] = useTheme()
  useEffect(watchMenus, [])
  return (
    <fieldset>
      <legend className="sr-only">{t('shell.theme')}</legend>
      {choices.map((choice) => (
        <label key={choice} className="menu-row">
          <input type="radio" name="theme" checked={choice === chosen} onChange={() => choose(choice)} />
          {t(`shell.theme.${choice}`)}
          <CheckIcon size="s" />
        </label>
      ))}
    </fieldset>
  )
}
