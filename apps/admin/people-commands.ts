import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  eraseMember,
  exportMember,
  findMembers,
  queuedFileRemovals,
  restoreMember,
  showMember,
  suspendMember,
} from '@basera/accounts/server'
import { chatsPersonalData } from '@basera/chats/server'
import { roomsPersonalData } from '@basera/rooms/server'
import { secretsOf } from '../server/providers.ts'
import type { Commands, Outcome } from './command.ts'
import type { Asked, Opened } from './open.ts'

/** Writes to a new file for the operator's user alone; removes a failed one. */
async function exportTo({ db, files }: Opened, { words: [id = ''], act, out = '' }: Asked): Promise<Outcome> {
  const store = await files()
  const file = await open(out, 'wx', 0o600)
  try {
    const data = [roomsPersonalData(db), chatsPersonalData(db)]
    await pipeline(await exportMember(db, { files: store, data }, act, id), file.createWriteStream())
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(out, { force: true })
    throw error
  }
  return { said: `Written to ${out}.` }
}

export const peopleCommands: Commands = {
  'people find': {
    takes: ['TEXT|ID|EMAIL|PHONE'],
    says: 'Lists members by a part of their name, or by id, e-mail address or phone number',
    run: async ({ db }, { act, words: [text = ''] }) => ({ rows: await findMembers(db, act, text) }),
  },
  'people show': {
    takes: ['ID'],
    says: 'Shows one member, with e-mail address and phone number',
    run: async ({ db }, { act, words: [id = ''] }) => ({ facts: await showMember(db, act, id) }),
  },
  'people suspend': {
    takes: ['ID'],
    reason: true,
    says: 'Ends all sessions, refuses sign-in, hides rooms and roommate profile',
    run: async ({ db }, { act, words: [id = ''] }) => {
      await suspendMember(db, act, id)
      return { said: 'Suspended.' }
    },
  },
  'people restore': {
    takes: ['ID'],
    reason: true,
    says: 'Lets a suspended member back',
    run: async ({ db }, { act, words: [id = ''] }) => {
      await restoreMember(db, act, id)
      return { said: 'Restored.' }
    },
  },
  'people export': {
    takes: ['ID'],
    options: ['out'],
    says: 'Writes the copy of everything kept about a member, as a new ZIP file',
    run: exportTo,
  },
  'people erase': {
    takes: ['ID'],
    reason: true,
    says: 'Deletes an account and all that belongs to it, for good',
    run: async ({ db, settings }, { act, words: [id = ''] }) => {
      await eraseMember({ db, secrets: secretsOf(settings), fileRemovals: queuedFileRemovals }, act, id)
      return { said: 'Erased. The files follow as soon as the product is running.' }
    },
  },
}
