import { Button, Spinner } from '@basera/platform/design'
import { LocateFixedIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'

interface HereButtonProps {
  readonly busy: boolean
  readonly onPress: () => void
  /** A chip among chips, or a button among buttons. */
  readonly look: 'chip' | 'quiet'
}

/** "Use Current Location" (marketplace 2). */
export function HereButton({ busy, onPress, look }: HereButtonProps) {
  const words = useSentences(en)('roommates.filters.useCurrentLocation')
  if (look === 'quiet') {
    return (
      <Button look="quiet" size="s" icon={<LocateFixedIcon />} busy={busy} onClick={onPress}>
        {words}
      </Button>
    )
  }
  return (
    <button type="button" className="chip" disabled={busy} aria-busy={busy} onClick={onPress}>
      {busy ? <Spinner /> : <LocateFixedIcon size="s" />}
      {words}
    </button>
  )
}
