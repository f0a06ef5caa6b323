import type { ChatHead } from '@basera/chats/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** The other person's name. */
export const nameOf = ({ other }: ChatHead): string => other.full_name || t('chats.someone')

/** What a conversation is about: the room's title, also when it is gone (decisions 6), or a roommate profile. */
export function topicOf({ room_title: title, room_gone }: ChatHead): string {
  if (!title) return t('chats.roommate')
  return room_gone ? t('chats.roomGone', { title }) : title
}
