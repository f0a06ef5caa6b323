import { Banner, Button, buttonClass, Dialog, showToast } from '@basera/platform/design'
import { CopyIcon, MessageCircleIcon } from '@basera/platform/design/icons'
import { copyLink, langOf, rupees, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useState } from 'react'
import { placeOfAddress } from '../../card/place-of-address.ts'
import en from '../../locales/en.json'
import { whatsAppLink } from './whatsapp-link.ts'

interface ShareSheetProps {
  readonly room: Pick<Room, 'title' | 'rent' | 'address'>
  readonly url: string
  readonly onClose: () => void
}

/** For devices without a share sheet of their own (rooms.share-room). */
export function ShareSheet({ room, url, onClose }: ShareSheetProps) {
  const t = useSentences(en)
  const [hasFailed, setFailed] = useState(false)
  const about = { title: room.title, rent: rupees(room.rent), place: placeOfAddress(room.address) }
  const copy = async () => {
    if ((await copyLink(url)) === 'failed') return setFailed(true)
    showToast(t('rooms.room.linkCopied'))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rooms.share.title')}
      closeLabel={t('rooms.room.close')}
      width={440}
      actions={
        <>
          <a
            className={buttonClass({ look: 'primary' })}
            href={whatsAppLink(t('rooms.share.message', { ...about, url }))}
            target="_blank"
            rel="noopener"
            onClick={onClose}
          >
            <MessageCircleIcon />
            {t('rooms.share.whatsapp')}
          </a>
          <Button icon={<CopyIcon />} onClick={copy}>
            {t('rooms.share.copy')}
          </Button>
        </>
      }
    >
      <div className="wrap-anywhere rounded-3 bg-paper p-4">
        <p className="font-[640]" lang={langOf(room.title)}>
          {room.title}
        </p>
        <p className="mt-1 text-ink-2">{t('rooms.share.text', about)}</p>
        <p className="mt-1 text-ink-2">{url.replace(/^https?:\/\//, '')}</p>
      </div>
      {hasFailed && (
        <Banner tone="accent" className="mt-3">
          {t('rooms.room.linkNotCopied')}
        </Banner>
      )}
    </Dialog>
  )
}
