import { until } from './faulty-product.ts'
import { type ProviderFault, type Providers, post, timed } from './providers.ts'

export interface MailFigures {
  readonly fault: ProviderFault
  readonly asked: number
  /** Of these, answered with 200. */
  readonly promised: number
  /** Statuses, each once. */
  readonly statuses: readonly number[]
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number
  /** Whether sending was attempted before the fault was over. */
  readonly tried: boolean
  /** Mails that arrived afterwards, and those that arrived twice. */
  readonly arrived: number
  readonly again: number
}

const ofMail = `task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-mail')`
const waiting = `SELECT last_error, attempts, locked_at, run_at FROM graphile_worker._private_jobs WHERE ${ofMail}`
/** Not again and again: what is due is left alone. */
const hurry = `UPDATE graphile_worker._private_jobs SET run_at = now()
  WHERE ${ofMail} AND locked_at IS NULL AND run_at > now() + interval '1 s'`

const whenQuiet = ({ pool }: Providers) =>
  until('the mails of before', async () => (await pool.query(waiting)).rowCount === 0)

async function isMailTried({ mailLine, pool }: Providers): Promise<boolean> {
  const lastErrors = async () => (await pool.query(`${waiting} AND last_error IS NOT NULL`)).rowCount ?? 0
  const tried = until('a try', async () => mailLine.connections() > 0 || (await lastErrors()) > 0)
  return tried.then(
    () => true,
    () => false,
  )
}

export async function mailsWith(
  fault: ProviderFault,
  to: readonly string[],
  providers: Providers,
): Promise<MailFigures> {
  const { mails, mailLine, product, pool } = providers
  // A mail that is under way when its line breaks arrives twice; none is, so that none may.
  await whenQuiet(providers)
  mails.received.length = 0
  if (fault === 'refuses')
    mails.accept = () => {
      throw Object.assign(new Error('Try later'), { responseCode: 451 })
    }
  else await mailLine.set(fault)
  const asked = await Promise.all(
    to.map((email) => timed(async () => (await post(`${product.address}/auth/v1/otp`, { email })).status)),
  )
  const promised = to.filter((_, n) => asked[n]?.[0] === 200)
  const tried = await isMailTried(providers)
  mails.accept = () => undefined
  await mailLine.set('works')
  await until(
    'the mails',
    async () => {
      await pool.query(hurry)
      const { rowCount } = await pool.query(waiting)
      return rowCount === 0 && mails.received.length >= promised.length
    },
    30_000,
  )
  const arrived = mails.received.flatMap((mail) => mail.to)
  return {
    fault,
    asked: to.length,
    promised: promised.length,
    statuses: [...new Set(asked.map(([status]) => status))],
    slowest: Math.max(...asked.map(([, took]) => took)),
    tried,
    arrived: promised.filter((address) => arrived.includes(address)).length,
    again: arrived.length - new Set(arrived).size,
  }
}
