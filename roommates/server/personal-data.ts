import type { PersonalData } from '@basera/platform/server/feature'
import type { OpenDatabase } from './database.ts'
import { exportAnswers } from './questionnaire/answers.queries.ts'

/** What roommates keep about a person beside the profile: the answers to the questionnaire. */
export const roommatesPersonalData = (db: OpenDatabase): PersonalData => ({
  name: 'roommates',
  tables: ['roommate_answers'],
  export: async (userId) => ({ questionnaire: (await exportAnswers(db, userId)) ?? null }),
  files: async () => [],
})
