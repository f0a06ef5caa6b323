import { Button } from '@basera/platform/design'
import { UploadIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import { Suspense, useState } from 'react'
import en from '../locales/en.json'

const loadSheet = () => import('./share-saved-sheet.tsx')
const ShareSavedSheet = lazyPart(() => loadSheet().then((module) => ({ default: module.ShareSavedSheet })))

/** Makes a shortlist of saved rooms, to share it or to hunt together; its sheet loads when it is wanted. */
export function ShareSaved({ roomIds }: { readonly roomIds: readonly string[] }) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void loadSheet().catch(() => undefined)
  return (
    <>
      <Button
        icon={<UploadIcon />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {t('rooms.shortlist.shareList')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSavedSheet roomIds={roomIds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
