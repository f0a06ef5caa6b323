import { useSession } from '@basera/accounts/web'
import { isLanguage, languageTag } from '@basera/platform/contract/languages'
import { Button, IconButton } from '@basera/platform/design'
import { LanguagesIcon, XIcon } from '@basera/platform/design/icons'
import { language } from '@basera/platform/web'
import { chooseLanguage, rememberLanguage } from './choose-language.ts'
import './language.css'
import type { LanguageParts } from './language-menu.tsx'
import { offers } from './offers.ts'

/** shell.language-offer */
export function LanguageOffer({ languages, onClose }: LanguageParts) {
  const userId = useSession().user?.id
  const code = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((tag) => languages.some((it) => it === tag))
  const offer = code && offers[code]
  if (!offer || !isLanguage(code)) return null
  const refuse = () => {
    if (isLanguage(language)) rememberLanguage(language)
    onClose()
  }
  return (
    <aside className="language-offer" lang={languageTag(code)} aria-label={offer.accept}>
      <LanguagesIcon />
      <Button look="quiet" size="s" onClick={() => void chooseLanguage(code, userId)}>
        {offer.accept}
      </Button>
      <IconButton icon={<XIcon />} label={offer.refuse} onClick={refuse} />
    </aside>
  )
}
