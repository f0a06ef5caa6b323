export interface NamedChat {
  readonly name: string | null
  readonly room: string | null
  /** Counted up to 100. */
  readonly unread: number
}

const countOf = (unread: number): string =>
  unread === 1 ? '1 new message' : unread < 100 ? `${unread} new messages` : '100 or more new messages'

const nameOf = ({ name }: NamedChat): string => name ?? 'A member'

export const en = {
  subjectOne: (chat: NamedChat) => `${nameOf(chat)} wrote to you on Basera`,
  subjectMany: (chats: number) => `New messages in ${chats} chats on Basera`,
  preheader: 'They have been waiting for a quarter of an hour.',
  headingOne: (chat: NamedChat) => `${nameOf(chat)} is waiting for you`,
  headingMany: (chats: number) => `${chats} chats are waiting for you`,
  line: (chat: NamedChat) => `${nameOf(chat)}${chat.room ? ` (${chat.room})` : ''}: ${countOf(chat.unread)}.`,
  more: (chats: number) => `And ${chats} more ${chats === 1 ? 'chat' : 'chats'}.`,
  safety: 'Never pay for a room that you have not seen. Nobody from Basera asks for money or for a code.',
  read: (chats: number) => (chats === 1 ? 'Read and answer' : 'Open your chats'),
  why: 'You get one mail about a chat until you have read it. What was written stays on Basera.',
  leave: 'Stop these mails',
}
