import { Button, Spinner } from '@basera/platform/design'
import { LocateFixedIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Here } from '../use-here.ts'
import en from './locales/en.json'

interface HereButtonProps {
  readonly here: Here
  /** A chip among chips, or a button among buttons. */
  readonly look: 'chip' | 'quiet'
}

/** "Use Current Location" (marketplace 2). */
export function HereButton({ here, look }: HereButtonProps) {
  const words = useSentences(en)('rooms.search.useCurrentLocation')
  const busy = here.isLocating
  if (look === 'quiet') {
    return (
      <Button look="quiet" size="s" icon={<LocateFixedIcon />} busy={busy} onClick={here.start}>
        {words}
      </Button>
    )
  }
  return (
    <button type="button" className="chip" disabled={busy} aria-busy={busy} onClick={here.start}>
      {busy ? <Spinner /> : <LocateFixedIcon size="s" />}
      {words}
    </button>
  )
}
