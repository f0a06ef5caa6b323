import { ConfirmDialog, Photo } from '@basera/platform/design'
import { Trash2Icon } from '@basera/platform/design/icons'
import { rupees, useApi, useSentences } from '@basera/platform/web'
import type { OwnRoomCard, RoomCalls } from '@basera/rooms/contract'
import { useState } from 'react'
import { placeOfAddress } from '../card/place-of-address.ts'
import en from '../locales/en.json'
import { ownPhoto } from './own-photo.ts'
import { markDeleted } from './own-rooms-list.ts'

interface DeleteListingDialogProps {
  readonly room: OwnRoomCard
  readonly onClose: () => void
}

function useDeletion({ room, onClose }: DeleteListingDialogProps) {
  const api = useApi<RoomCalls>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const remove = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await api('DELETE /api/rooms/{id}', { params: { id: room.id } })
      onClose()
      markDeleted(room.id, true)
    } catch {
      setBusy(false)
      setFailed(true)
    }
  }
  return { busy, failed, remove }
}

/** Asks before deleting, and stays open after a failure (rooms.delete-asks). */
export function DeleteListingDialog({ room, onClose }: DeleteListingDialogProps) {
  const t = useSentences(en)
  const { busy, failed, remove } = useDeletion({ room, onClose })
  return (
    <ConfirmDialog
      title={t('rooms.own.delete.title')}
      closeLabel={t('rooms.own.close')}
      confirm={t(busy ? 'rooms.own.deleting' : 'rooms.own.delete')}
      icon={<Trash2Icon />}
      keep={t('rooms.own.cancel')}
      busy={busy}
      failure={failed ? t('rooms.own.delete.failed') : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className="text-ink-2 wrap-anywhere">{t('rooms.own.delete.text', { title: room.title })}</p>
      <div className="mt-4.5 flex items-center gap-3.5">
        <Photo {...ownPhoto(room)} alt="" sizes="96px" className="w-24 flex-none" />
        <div className="min-w-0">
          <p className="rent">
            {rupees(room.rent)} <span>{t('rooms.own.perMonth')}</span>
          </p>
          <p className="text-small text-ink-3 wrap-anywhere">{placeOfAddress(room.address)}</p>
        </div>
      </div>
    </ConfirmDialog>
  )
}
