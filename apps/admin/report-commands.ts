import { showReportedMessages } from '@basera/chats/server'
import { decideReport, listReports, readReportEvidence, showReport } from '@basera/trust/server'
import type { Commands } from './command.ts'

export const reportCommands: Commands = {
  'reports list': {
    takes: [],
    options: ['all'],
    says: 'Lists reports that wait for a decision; with --all, the decided ones too',
    run: async ({ db }, { act, all }) => ({ rows: await listReports(db, act, { all }) }),
  },
  'reports show': {
    takes: ['ID'],
    says: 'Shows one report with what its reporter saw; of a reported chat its last messages. Logged by itself',
    run: async ({ db }, { act, words: [id = ''] }) => {
      const report = await showReport(db, act, id)
      const evidence = await readReportEvidence(db, { ...act, command: 'reports show: evidence' }, id)
      const reading = { ...act, command: 'reports show: messages' }
      const messages = await showReportedMessages(db, reading, id)
      const seen = evidence && { seen: JSON.stringify(evidence.content), files: evidence.files.join(' ') }
      return { facts: { ...report, ...seen }, rows: messages }
    },
  },
  'reports decide': {
    takes: ['ID'],
    options: ['decision'],
    says: 'Closes a report with a decision',
    run: async ({ db }, { act, words: [id = ''] }) => {
      await decideReport(db, act, id)
      return { said: 'Decided.' }
    },
  },
}
