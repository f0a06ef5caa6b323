import { randomInt } from 'node:crypto'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { CallerSession } from '@basera/platform/server/feature'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Kysely } from 'kysely'
import { refusals } from '../sentences.ts'
import {
  attemptEmailCode,
  type CodePurpose,
  deleteEmailCode,
  findEmailOfCode,
  saveEmailCode,
} from './email-codes.queries.ts'

interface Needs {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
}

interface CodeOf {
  readonly session: Pick<CallerSession, 'id' | 'userId'>
  readonly purpose: CodePurpose
}

/** Bound to the session that asked: a session stolen later cannot use the code. */
const hashOf = ({ secrets }: Needs, { session, purpose }: CodeOf, email: string, code: string) =>
  secrets.mac('email-code', `${purpose}|${session.userId}|${session.id}|${email}|${code}`)

/** Makes the member's one living code for an address. Mail it in the same transaction. */
export async function issueEmailCode(needs: Needs, of: CodeOf, email: string): Promise<string> {
  const code = String(randomInt(10 ** 6)).padStart(6, '0')
  const { purpose, session } = of
  const codeHash = hashOf(needs, of, email, code)
  await saveEmailCode(needs.db, { userId: session.userId, purpose, email, codeHash })
  return code
}

const problems = {
  wrong: () => new Problem('code_invalid', refusals.emailCodeWrong),
  spent: () => new Problem('code_expired', refusals.emailCodeExpired),
  none: () => new Problem('code_not_sent', refusals.emailCodeNone),
}

/** The proven address, and how to spend the code. Throws `code_invalid`, `code_expired`, `code_not_sent`. */
export async function proveEmailCode(needs: Needs, of: CodeOf, code: string) {
  const { purpose, session } = of
  const { userId } = session
  const email = await findEmailOfCode(needs.db, userId, purpose)
  if (email === undefined) throw problems.none()
  const codeHash = hashOf(needs, of, email, code)
  const result = await attemptEmailCode(needs.db, { userId, purpose, email, codeHash })
  if (result !== 'right') throw problems[result]()
  const spend = async (db: Kysely<Database>): Promise<void> => {
    if (!(await deleteEmailCode(db, { userId, purpose, codeHash }))) throw problems.none()
  }
  return { email, spend }
}
