import { findRooms, hideRoom, showAnyRoom, unhideRoom } from '@basera/rooms/server'
import type { Commands } from './command.ts'

export const roomCommands: Commands = {
  'rooms find': {
    takes: ['TEXT|ID'],
    says: "Lists rooms by a part of title or address, by id, or by their lister's id",
    run: async ({ db }, { act, words: [text = ''] }) => {
      const rows = await findRooms(db, act, text)
      return {
        rows: rows.map(({ id, user_id, title, address, status, searchable, hidden_at }) => ({
          id,
          user_id,
          title,
          address,
          status,
          searchable,
          hidden_at,
        })),
      }
    },
  },
  'rooms show': {
    takes: ['ID'],
    says: 'Shows one room, hidden and deleted ones too',
    run: async ({ db }, { act, words: [id = ''] }) => ({ facts: await showAnyRoom(db, act, id) }),
  },
  'rooms hide': {
    takes: ['ID'],
    reason: true,
    says: 'Hides a room from everybody but its lister',
    run: async ({ db }, { act, words: [id = ''] }) => {
      await hideRoom(db, act, id)
      return { said: 'Hidden.' }
    },
  },
  'rooms restore': {
    takes: ['ID'],
    reason: true,
    says: 'Shows a hidden room again',
    run: async ({ db }, { act, words: [id = ''] }) => {
      await unhideRoom(db, act, id)
      return { said: 'Shown again.' }
    },
  },
}
