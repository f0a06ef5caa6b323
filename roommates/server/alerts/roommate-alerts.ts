import type { AlertKind, FoundItem } from '@basera/alerts/server'
import { translations } from '@basera/platform/server/languages'
import { withoutLinks } from '@basera/platform/server/mail'
import { askedBy, canonicalQuery } from './alert-search.ts'
import type en from './locales/en.json'
import {
  countNewPeople,
  findWaitingPeople,
  forgetWaitingPeople,
  hasWaiting,
  keepSearch,
  markPeopleSent,
  type WaitingPerson,
} from './roommate-alerts.queries.ts'

const texts = translations<typeof en>('roommates/server/alerts')

/** Name, location and budget: less than their card shows. */
const foundPerson = ({ alert_id, id, full_name, preferred_location, budget }: WaitingPerson): FoundItem => ({
  ...{ alertId: alert_id, id, path: () => `/profile/${id}` },
  words: (language) => {
    const { t } = texts(language)
    const location = withoutLinks(preferred_location ?? '')
    const sum = budget ? t('budget', { budget }) : ''
    return {
      title: withoutLinks(full_name ?? '') || t('somebody'),
      line: location && sum ? t('line', { location, budget: sum }) : location || sum || t('new'),
    }
  },
})

const waitingMax = 500

/** Saved searches for roommates: profiles that become listed, for members who may see them. */
export const roommateAlerts: AlertKind = {
  name: 'roommates',
  needsPhone: true,
  async prepare(text) {
    const query = canonicalQuery(text)
    const asked = askedBy(query)
    return { query, keep: async (trx, alertId) => void (await keepSearch(trx, alertId, asked)) }
  },
  hasWaiting,
  countNew: async (db, userId) =>
    new Map((await countNewPeople(db, userId)).map(({ id, found }) => [id, found ?? 0])),
  async findWaiting(trx, userId, alerts) {
    const ids = alerts.map(({ id }) => id)
    const people = await findWaitingPeople(trx, userId, ids, waitingMax)
    return { items: people.map(foundPerson), isAll: people.length < waitingMax }
  },
  markSent: markPeopleSent,
  forgetWaiting: forgetWaitingPeople,
}
