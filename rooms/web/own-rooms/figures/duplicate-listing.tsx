import { useSession } from '@basera/accounts/web'
import { Banner, Button, Dialog } from '@basera/platform/design'
import { CopyIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import type { OwnRoomCard, RoomCalls } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../../locales/en.json'
import { copyListing, isWriting } from './copy-listing.ts'

function useCopying(room: OwnRoomCard) {
  const api = useApi<RoomCalls>()
  const userId = useSession().user?.id
  const [state, setState] = useState<'idle' | 'asks' | 'busy' | 'failed'>('idle')
  const copy = async () => {
    if (userId === undefined) return
    setState('busy')
    try {
      const own = await api('GET /api/me/rooms/{id}', { params: { id: room.id } })
      copyListing(userId, own)
      // Not by the router: photos of another listing wait in memory.
      window.location.assign('/list-room')
    } catch {
      setState('failed')
    }
  }
  const start = () => {
    if (userId !== undefined && isWriting(userId)) setState('asks')
    else void copy()
  }
  return { state, start, copy, stop: () => setState('idle') }
}

/** Opens the listing form with this room's facts; asks where another listing is being written (rooms.duplicate-room). */
export function DuplicateListing({ room }: { readonly room: OwnRoomCard }) {
  const t = useSentences(en)
  const { state, start, copy, stop } = useCopying(room)
  const actions = (
    <>
      <Button look="primary" onClick={() => void copy()}>
        {t('rooms.duplicate.replace')}
      </Button>
      <Button onClick={stop} data-autofocus>
        {t('rooms.own.cancel')}
      </Button>
    </>
  )
  return (
    <>
      <Button
        size="s"
        look="quiet"
        icon={<CopyIcon />}
        busy={state === 'busy'}
        aria-label={t('rooms.duplicate.of', { title: room.title })}
        onClick={start}
      >
        {t('rooms.duplicate')}
      </Button>
      {state === 'failed' && <Banner tone="danger">{t('rooms.duplicate.failed')}</Banner>}
      <Dialog
        open={state === 'asks'}
        onClose={stop}
        title={t('rooms.duplicate.asks')}
        closeLabel={t('rooms.own.close')}
        width={440}
        actions={actions}
        sideBySide
      >
        <p className="text-ink-2">{t('rooms.duplicate.asks.text')}</p>
      </Dialog>
    </>
  )
}
