import { Spinner } from '@basera/platform/design'
import { Mark } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'

/** Stands in a page's place while it is not known who asks. It is what the server sends of such pages. */
export function Waiting({ words }: { readonly words: string }) {
  const t = useSentences(en)
  return (
    <div className="wrap page-prompt grid justify-items-center gap-5 text-center">
      <Mark className="w-16" />
      <Spinner large />
      <p className="text-h3" role="status">
        {words}
      </p>
      <noscript>
        <p>{t('guard.noScript')}</p>
      </noscript>
    </div>
  )
}
