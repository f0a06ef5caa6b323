import { showToast } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { savedPath } from './saved-path.ts'

/** Milliseconds: long enough to read it and reach its link by keyboard. */
const duration = 10_000

let remove: (() => void) | undefined

function SavedToast() {
  const t = useSentences(en)
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {t('rooms.saved.onDevice')}
      <Link
        to={savedPath}
        className="pointer-events-auto inline-flex min-h-11 items-center font-[660] underline underline-offset-4"
        onClick={remove}
      >
        {t('rooms.saved.see')}
      </Link>
    </span>
  )
}

/** Says that a visitor's room is kept on the device (rooms.saved-on-device). Replaces an earlier one. */
export function showSavedToast(): void {
  remove?.()
  remove = showToast(<SavedToast />, duration)
}
