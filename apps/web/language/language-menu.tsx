import type { Language } from '@basera/platform/contract/languages'
import { LanguagesIcon } from '@basera/platform/design/icons'
import { language, languageName, useSentences, useSettings } from '@basera/platform/web'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import en from '../locales/en.json'

export interface LanguageParts {
  readonly languages: readonly Language[]
  readonly onClose: () => void
}

type Part = ComponentType<LanguageParts>

const fetchSheet = () => import('./language-sheet.tsx').then((module) => module.LanguageSheet)

/** The first language of the browser that there is, if nobody has chosen one here. */
function wantedLanguage(languages: readonly string[]): string | undefined {
  if (/basera-language=/.test(document.cookie)) return undefined
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => languages.includes(code))
}

function useOffer(languages: readonly string[], show: (part: Part) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const wanted = wantedLanguage(languages)
    if (wanted && wanted !== language)
      import('./language-offer.tsx').then((module) => show(module.LanguageOffer), console.error)
  }, [])
}

function Menu({ languages }: { readonly languages: readonly Language[] }) {
  const t = useSentences(en)
  const [Open, setOpen] = useState<Part>()
  const show = (part: Part) => setOpen(() => part)
  useOffer(languages, show)
  return (
    <>
      <button
        type="button"
        className="btn-icon language"
        aria-haspopup="dialog"
        aria-label={`${t('shell.language')}: ${languageName}`}
        title={t('shell.language')}
        onPointerEnter={fetchSheet}
        onClick={() => void fetchSheet().then(show, console.error)}
      >
        <LanguagesIcon />
        <span>{languageName}</span>
      </button>
      {Open
        ? createPortal(<Open languages={languages} onClose={() => setOpen(undefined)} />, document.body)
        : null}
    </>
  )
}

/** shell.language-menu */
export function LanguageMenu() {
  const { languages } = useSettings()
  return languages ? <Menu languages={languages} /> : null
}
