import { longDate, sentencesOf, todayInIndia } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import en from '../locales/en.json'

const t = sentencesOf(en)

interface SuggestedSentence {
  readonly label: string
  readonly sentence: string
}

export const photosQuestion = t('chats.contact.chip.photos.text')

/** With so few photos people ask for more. */
const fewPhotos = 1

/** What seekers often tell or ask; whether they do is theirs to choose. */
export function suggestedSentences(
  room: Pick<Room, 'available_from' | 'images'>,
  today = todayInIndia(),
): readonly SuggestedSentence[] {
  const day = longDate(room.available_from)
  const move = room.available_from > today ? 'chats.contact.chip.moveOn' : 'chats.contact.chip.moveSoon'
  const suggestion = (id: Parameters<typeof t>[0]): SuggestedSentence => ({
    label: t(id, { day }),
    sentence: t(`${id}.text` as Parameters<typeof t>[0], { day }),
  })
  return [
    suggestion(move),
    suggestion('chats.contact.chip.work'),
    suggestion('chats.contact.chip.study'),
    suggestion('chats.contact.chip.visit'),
    suggestion('chats.contact.chip.deposit'),
    ...(room.images.length <= fewPhotos ? [suggestion('chats.contact.chip.photos')] : []),
  ]
}
