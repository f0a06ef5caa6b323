import { mailQueue } from '@basera/platform/server/mail'
import {
  approveRoom,
  findRooms,
  hideRoom,
  keepRoom,
  listReviews,
  showAnyRoom,
  unhideRoom,
} from '@basera/rooms/server'
import { secretsOf } from '../server/providers.ts'
import type { Commands } from './command.ts'
import type { Opened } from './open.ts'

const deciding = ({ db, settings }: Opened) => ({ db, site: settings, mails: mailQueue(secretsOf(settings)) })

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
  'rooms reviews': {
    takes: [],
    says: 'Lists rooms in review and why; whose lister asked for a look first',
    run: async ({ db }, { act }) => ({ rows: await listReviews(db, act) }),
  },
  'rooms approve': {
    takes: ['ID'],
    reason: true,
    says: 'Ends the review of a room: it is live, and its lister is told',
    run: async (opened, { act, words: [id = ''] }) => {
      await approveRoom(deciding(opened), act, id)
      return { said: 'Live.' }
    },
  },
  'rooms keep': {
    takes: ['ID'],
    reason: true,
    says: 'Puts a room in review, or keeps it there, until it is approved; its lister is told',
    run: async (opened, { act, words: [id = ''] }) => {
      await keepRoom(deciding(opened), act, id)
      return { said: 'Kept in review.' }
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
