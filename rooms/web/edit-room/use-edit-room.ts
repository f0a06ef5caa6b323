import { useApi, useSentences } from '@basera/platform/web'
import type { OwnRoom, RoomCalls } from '@basera/rooms/contract'
import { useEffect, useRef, useState } from 'react'
import { roomChanges, useRoomForm } from '../form/room-form.ts'
import { valuesOfRoom } from '../form/room-values.ts'
import en from '../locales/en.json'
import { type RoomSaving, saveRoom } from './save-room.ts'
import { type PhotoSaving, useRoomPhotos } from './use-room-photos.ts'

type EditStage = 'editing' | 'saving' | 'saved' | 'changedElsewhere'

function useWork() {
  const [stage, setStage] = useState<EditStage>('editing')
  const [trouble, setTrouble] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const working = useRef(false)
  return {
    stage,
    trouble,
    notice,
    setNotice,
    isWorking: () => working.current,
    run: async (work: () => Promise<EditStage>) => {
      if (working.current) return
      working.current = true
      setStage('saving')
      setTrouble(undefined)
      setNotice(undefined)
      const next = await work()
      working.current = false
      setStage(next)
    },
    fail: (text: string): EditStage => {
      setTrouble(text)
      return 'editing'
    },
    forgetTrouble: () => setTrouble(undefined),
    close: () => setStage('editing'),
  }
}

export function useEditRoom(room: OwnRoom) {
  const api = useApi<RoomCalls>()
  const t = useSentences(en)
  const [base, setBase] = useState(() => ({ values: valuesOfRoom(room), version: room.version }))
  const [review, setReview] = useState(room.review)
  const form = useRoomForm({ initial: base.values, mode: 'edit' })
  const photos = useRoomPhotos(room)
  const { stage, trouble, notice, ...work } = useWork()
  const typed = useRef(form.values)
  useEffect(() => {
    typed.current = form.values
  }, [form.values])

  const refused = ({ message, errors }: Extract<RoomSaving, { kind: 'failed' }>): EditStage => {
    if (form.refuse(errors)) return 'editing'
    return work.fail(t('rooms.edit.failed', { message: message ?? t('rooms.edit.unknown') }))
  }

  const keptPhotos = (saving: PhotoSaving): EditStage => {
    if (saving.kind === 'kept') return 'saved'
    if (saving.kind === 'unsent') return work.fail(t('rooms.edit.photos.unsent', { n: saving.n }))
    return work.fail(t('rooms.edit.photos.unordered'))
  }

  const send = async (version: number): Promise<EditStage> => {
    const sent = form.values
    const saving = await saveRoom(api, room.id, roomChanges(base.values, sent), version)
    if (saving.kind === 'changedElsewhere') return 'changedElsewhere'
    if (saving.kind === 'failed') return refused(saving)
    setReview(saving.room.review)
    const kept = valuesOfRoom(saving.room)
    const isUntouched = typed.current === sent
    if (isUntouched) form.replace(kept)
    setBase({ values: isUntouched ? kept : sent, version: saving.room.version })
    return keptPhotos(await photos.save())
  }

  const newest = async (then: (room: OwnRoom) => Promise<EditStage> | EditStage): Promise<EditStage> => {
    const now = await api('GET /api/me/rooms/{id}', { params: { id: room.id } }).catch(() => undefined)
    return now ? then(now) : work.fail(t('rooms.edit.conflict.failed'))
  }

  return {
    form,
    photos: {
      ...photos,
      remove: (key: string) => {
        // The refused photo may be the one that goes.
        work.forgetTrouble()
        photos.remove(key)
      },
    },
    stage,
    review,
    wasReviewed: room.review !== null,
    trouble: trouble ?? (Object.keys(form.errors).length > 0 ? t('rooms.edit.check') : undefined),
    notice,
    isDirty: photos.isDirty || Object.keys(roomChanges(base.values, form.values)).length > 0,
    save: () => {
      if (work.isWorking()) return
      work.forgetTrouble()
      if (form.check()) void work.run(() => send(base.version))
    },
    /** Overwrites what was saved elsewhere, but only in fields changed here. */
    saveAnyway: () => void work.run(() => newest(({ version }) => send(version))),
    loadNewest: () =>
      void work.run(() =>
        newest((now) => {
          const values = valuesOfRoom(now)
          setBase({ values, version: now.version })
          form.replace(values)
          photos.reset(now.images)
          work.setNotice(t('rooms.edit.conflict.loaded'))
          return 'editing'
        }),
      ),
    close: work.close,
  }
}

export type EditRoom = ReturnType<typeof useEditRoom>
