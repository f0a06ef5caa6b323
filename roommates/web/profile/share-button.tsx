import { IconButton, showToast } from '@basera/platform/design'
import { Share2Icon } from '@basera/platform/design/icons'
import { sharePage, useSentences } from '@basera/platform/web'
import en from './locales/en.json'

interface ShareButtonProps {
  readonly name: string
  /** Told when the browser allows neither sharing nor copying. */
  readonly onFailure: (why: string) => void
}

/** Native share, else copies the link and says 'Link copied to clipboard!' (marketplace 2). */
export function ShareButton({ name, onFailure }: ShareButtonProps) {
  const t = useSentences(en)
  async function share() {
    const { origin, pathname } = window.location
    const outcome = await sharePage(t('roommates.profile.shareTitle', { name }), origin + pathname)
    if (outcome === 'copied') showToast(t('roommates.profile.linkCopied'))
    if (outcome === 'failed') onFailure(t('roommates.profile.linkNotCopied'))
  }
  return (
    <IconButton
      bordered
      label={t('roommates.profile.share')}
      icon={<Share2Icon />}
      onClick={() => void share()}
    />
  )
}
