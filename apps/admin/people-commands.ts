import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  eraseMember,
  exportMember,
  findMembers,
  queuedFileRemovals,
  showMember,
} from '@basera/accounts/server'
import { alertsPersonalData } from '@basera/alerts/server'
import { chatsPersonalData } from '@basera/chats/server'
import { roommatesPersonalData } from '@basera/roommates/server'
import { roomsPersonalData } from '@basera/rooms/server'
import {
  decisionsPersonalData,
  giveRole,
  markProfessional,
  peoplePersonalData,
  restorePerson,
  suspendPerson,
} from '@basera/trust/server'
import { secretsOf } from '../server/providers.ts'
import { UsageError } from './arguments.ts'
import type { Commands, Outcome } from './command.ts'
import type { Asked, Opened } from './open.ts'

/** Writes to a new file for the operator's user alone; removes a failed one. */
async function exportTo(
  { db, files, settings }: Opened,
  { words: [id = ''], act, out = '' }: Asked,
): Promise<Outcome> {
  const store = await files()
  const file = await open(out, 'wx', 0o600)
  try {
    const secrets = secretsOf(settings)
    const data = [
      decisionsPersonalData({ db, secrets }),
      peoplePersonalData(db),
      alertsPersonalData(db),
      roomsPersonalData(db),
      roommatesPersonalData(db),
      chatsPersonalData(db),
    ]
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
    says: 'Ends all sessions, refuses sign-in, hides rooms and roommate profile, and refuses the number',
    run: async ({ db, settings }, { act, words: [id = ''] }) => {
      const others = await suspendPerson({ db, secrets: secretsOf(settings) }, act, id)
      return {
        said: ['Suspended.', ...others.map((other) => `So is ${other}, which has the number now.`)].join(' '),
      }
    },
  },
  'people restore': {
    takes: ['ID'],
    reason: true,
    says: 'Lets a suspended member back, and the number',
    run: async ({ db, settings }, { act, words: [id = ''] }) => {
      await restorePerson({ db, secrets: secretsOf(settings) }, act, id)
      return { said: 'Restored.' }
    },
  },
  lister: {
    takes: ['ID', 'on|off'],
    reason: true,
    says: 'Marks who lists rooms for a living: no limit of live rooms, and shown so',
    run: async ({ db }, { act, words: [id = '', mark = ''] }) => {
      if (mark !== 'on' && mark !== 'off') throw new UsageError('It is: lister ID on|off')
      await markProfessional(db, act, id, mark === 'on')
      return { said: mark === 'on' ? 'Lists for a living.' : 'No longer.' }
    },
  },
  role: {
    takes: ['EMAIL|ID', 'moderator|admin|none'],
    reason: true,
    says: 'Lets a member, by e-mail address or id, into the console at /moderate, or takes that away',
    run: async ({ db }, { act, words: [who = '', role = ''] }) => {
      if (role !== 'moderator' && role !== 'admin' && role !== 'none')
        throw new UsageError('It is: role EMAIL|ID moderator|admin|none')
      await giveRole(db, act, who, role)
      return { said: role === 'none' ? 'No longer.' : `Is ${role}. The console is at /moderate.` }
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
