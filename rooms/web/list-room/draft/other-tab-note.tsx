import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { OtherTab } from './use-kept-draft.ts'

interface OtherTabNoteProps {
  readonly did: OtherTab
  readonly onGoOn: () => void
}

export function OtherTabNote({ did, onGoOn }: OtherTabNoteProps) {
  const t = useSentences(en)
  if (did === 'sent')
    return (
      <Banner
        tone="info"
        className="mt-5"
        action={
          <ButtonLink size="s" href="/dashboard">
            {t('rooms.list.created.dashboard')}
          </ButtonLink>
        }
      >
        {t('rooms.list.other.sent')}
      </Banner>
    )
  return (
    <Banner
      tone="info"
      className="mt-5"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="s" onClick={() => window.location.reload()}>
            {t('rooms.list.other.theirs')}
          </Button>
          <Button size="s" onClick={onGoOn}>
            {t('rooms.list.other.mine')}
          </Button>
        </span>
      }
    >
      {t('rooms.list.other.wrote')}
    </Banner>
  )
}
