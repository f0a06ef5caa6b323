import { banPhone, clearPhone, showNumber } from '@basera/trust/server'
import { secretsOf } from '../server/providers.ts'
import type { Commands } from './command.ts'
import type { Opened } from './open.ts'

const needsOf = ({ db, settings }: Opened) => ({ db, secrets: secretsOf(settings) })

export const numberCommands: Commands = {
  'numbers show': {
    takes: ['PHONE'],
    says: 'Shows what is kept about a number: its account, moves and standing',
    run: async (opened, { act, words: [phone = ''] }) => ({
      facts: await showNumber(needsOf(opened), act, phone),
    }),
  },
  'numbers ban': {
    takes: ['PHONE'],
    reason: true,
    says: 'Refuses a number for good, and suspends the account that has it',
    run: async (opened, { act, words: [phone = ''] }) => {
      await banPhone(needsOf(opened), act, phone)
      return { said: 'Banned.' }
    },
  },
  'numbers clear': {
    takes: ['PHONE'],
    reason: true,
    says: 'Lifts what is held against a number; an account that is suspended stays so',
    run: async (opened, { act, words: [phone = ''] }) => {
      await clearPhone(needsOf(opened), act, phone)
      return { said: 'Cleared.' }
    },
  },
}
