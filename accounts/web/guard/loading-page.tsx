import { Spinner } from '@basera/platform/design'
import { Mark } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

/** Rendered by the server for every guarded page. */
export function LoadingPage({ words }: { readonly words: string }) {
  const t = useSentences(en)
  return (
    <div className="wrap page-prompt grid min-h-[calc(100dvh-var(--bar-top))] justify-items-center gap-5 text-center">
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
