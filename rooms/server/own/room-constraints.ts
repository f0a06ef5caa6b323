import { Problem } from '@basera/platform/contract'
import { brokenConstraint } from '@basera/platform/server/database'
import { commonRefusals } from '@basera/platform/server/sentences'
import { roomSentences as say } from '@basera/rooms/contract'

export const refuse = (field: string, message: string) =>
  new Problem('validation_failed', message, [{ field, message }])

const refusals: Readonly<Record<string, () => Problem>> = {
  rooms_tenants_fit: () => refuse('current_tenants', say.tenantsOrder),
  rooms_agent_brokerage: () => refuse('brokerage', say.brokerageMissing),
  rooms_point_whole: () => refuse('latitude', say.pointWhole),
  rooms_user_fkey: () => new Problem('no_session', commonRefusals.signIn),
  shortlist_members_user_fkey: () => new Problem('no_session', commonRefusals.signIn),
  saved_rooms_user_fkey: () => new Problem('no_session', commonRefusals.signIn),
}

/** Runs a write; turns a broken constraint into a refusal. */
export async function refusingBrokenRules<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw refusals[brokenConstraint(error) ?? '']?.() ?? error
  }
}
