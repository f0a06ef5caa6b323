import type { ChatHead } from '@basera/chats/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

export const otherName = ({ other }: ChatHead): string =>
  other.full_name || t(other.former ? 'chats.former' : 'chats.someone')

/** For sentences; what stands for a name is left whole. */
export const firstName = (name: string): string =>
  name === t('chats.someone') || name === t('chats.former') ? name : (name.split(' ')[0] ?? name)

/** The room's title, also when it is gone (chats.removed-room), or that the chat began at a roommate profile. */
export function chatTopic({ room_title: title, room_gone }: ChatHead): string {
  if (!title) return t('chats.roommate')
  return room_gone ? t('chats.roomGone', { title }) : title
}
