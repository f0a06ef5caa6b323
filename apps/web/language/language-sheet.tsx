import { useSession } from '@basera/accounts/web'
import { languages as all, type Language, languageTag } from '@basera/platform/contract/languages'
import { Dialog } from '@basera/platform/design'
import { CheckIcon } from '@basera/platform/design/icons'
import { language, useSentences } from '@basera/platform/web'
import type { MouseEvent } from 'react'
import en from '../locales/en.json'
import { ThemeChoices } from '../shell/theme-choices.tsx'
import { addressIn, chooseLanguage } from './choose-language.ts'
import './language.css'
import type { LanguageParts } from './language-menu.tsx'

/** A link, so that it opens in a new tab too. */
function Choice({ code, onClose }: { readonly code: Language; readonly onClose: () => void }) {
  const { name, english } = all[code]
  const userId = useSession().user?.id
  const isOwn = code === language
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void chooseLanguage(code, userId)
    if (isOwn) onClose()
  }
  return (
    <li>
      <a
        className="language-choice"
        href={addressIn(code, location)}
        hrefLang={languageTag(code)}
        lang={languageTag(code)}
        aria-current={isOwn ? 'true' : undefined}
        data-autofocus={isOwn || undefined}
        onClick={choose}
      >
        <b>{name}</b>
        <span lang="en">{english}</span>
        {isOwn ? <CheckIcon size="s" /> : null}
      </a>
    </li>
  )
}

export function LanguageSheet({ languages, onClose }: LanguageParts) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      title={t('shell.language')}
      closeLabel={t('shell.language.close')}
      onClose={onClose}
      width={520}
    >
      <ul className="language-choices">
        {languages.map((code) => (
          <Choice key={code} code={code} onClose={onClose} />
        ))}
      </ul>
      <p className="text-small text-ink-3">{t('shell.language.note')}</p>
      <div className="language-theme barmenu">
        <ThemeChoices />
      </div>
    </Dialog>
  )
}
