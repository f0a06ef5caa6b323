import type { PersonalData } from '@basera/platform/server/feature'
import { exportFoundPeople } from './alerts/roommate-alerts.queries.ts'
import type { OpenDatabase } from './database.ts'
import { exportGroup } from './groups/groups.queries.ts'
import { exportAnswers } from './questionnaire/answers.queries.ts'

/** What roommates keep about a person beside the profile: the answers to the questionnaire, their group, and what alerts found. */
export const roommatesPersonalData = (db: OpenDatabase): PersonalData => ({
  name: 'roommates',
  tables: ['roommate_answers', 'roommate_groups', 'roommate_group_members', 'roommate_alert_matches'],
  export: async (userId) => ({
    questionnaire: (await exportAnswers(db, userId)) ?? null,
    group: (await exportGroup(db, userId)) ?? null,
    found_by_alerts: await exportFoundPeople(db, userId),
  }),
  files: async () => [],
})
