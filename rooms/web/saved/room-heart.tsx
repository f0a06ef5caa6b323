import { IconButton } from '@basera/platform/design'
import { HeartIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { RoomCard } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { useSaved } from './kept-rooms.ts'

/** In the corner of a card's photo, whose box must be `position: relative`. */
export const heartPlace = 'absolute end-2 top-2 size-12 rounded-full'

interface RoomHeartProps {
  readonly room: Pick<RoomCard, 'id' | 'title' | 'rent'>
  /** In the flow of a row, not over a photo. */
  readonly isInRow?: boolean
}

export function RoomHeart({ room: { id, title, rent }, isInRow = false }: RoomHeartProps) {
  const t = useSentences(en)
  const { isSaved, toggle } = useSaved(id, rent)
  return (
    <IconButton
      className={isInRow ? undefined : heartPlace}
      bordered={!isInRow}
      label={t('rooms.saved.save', { title })}
      icon={<HeartIcon />}
      pressed={isSaved}
      onClick={toggle}
    />
  )
}
