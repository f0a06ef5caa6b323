import { DoorChai, DoorOpen, Toran } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'
import { SearchBox } from './search-box.tsx'

/** The head of the Help Center: a garlanded wall with the search, doors on wide screens. */
export function Hero({ path, query }: { readonly path: string; readonly query: string }) {
  const t = useSentences(en)
  return (
    <section className="relative overflow-hidden border-(--d-plinth) border-b-6 bg-(--d-wall)">
      <Toran className="absolute inset-x-0 top-0" />
      <div className="absolute end-[max(32px,calc(50%-600px))] bottom-0 hidden items-end gap-6 lg:flex *:w-41">
        <DoorChai />
        <DoorOpen />
      </div>
      <div className="wrap relative pt-16 pb-9 lg:pt-24 lg:pb-16">
        <h1 className="text-h1">{t('help.title')}</h1>
        <p className="mt-1 mb-4.5 text-lead">{t('help.lead')}</p>
        <SearchBox path={path} query={query} />
      </div>
    </section>
  )
}
