import { useSentences } from '@basera/platform/web'
import type { ShownCase } from '@basera/trust/contract'
import en from '../locales/en.json'
import { Box, Content, codeText, dayText, timeText } from './console-parts.tsx'
import { DecisionText } from './decision-text.tsx'

interface CaseProps {
  readonly one: ShownCase
}

/** The subject as it is now, and what reporters wrote. */
export function Evidence({ one }: CaseProps) {
  const t = useSentences(en)
  return (
    <div className="grid gap-4">
      <Box title={t('trust.console.now')}>
        {one.now ? <Content content={one.now.content} /> : <p>{t('trust.console.gone')}</p>}
      </Box>
      <Box title={t('trust.console.reported')}>
        {one.reported.length === 0 && <p>{t('trust.console.reported.none')}</p>}
        <ul className="desk-list">
          {one.reported.map((report) => (
            <li key={report.id}>
              <strong>{codeText(report.reason ?? '')}</strong>
              <p className="desk-small">{timeText(report.created_at)}</p>
              {report.details && <p className="desk-words">{report.details}</p>}
              <Content content={report.content} />
            </li>
          ))}
        </ul>
      </Box>
    </div>
  )
}

type Account = NonNullable<ShownCase['account']>

function AccountLine({ account }: { readonly account: Account }) {
  const t = useSentences(en)
  const facts = [
    t('trust.console.joined', { day: dayText(account.joined_at) }),
    account.suspended_at ? t('trust.console.suspended', { day: dayText(account.suspended_at) }) : undefined,
  ]
  return (
    <p>
      <strong>{account.full_name ?? account.id}</strong>
      <span className="desk-small"> {facts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** Who is behind the subject: account, number, other accounts, earlier decisions. */
export function Person({ one }: CaseProps) {
  const t = useSentences(en)
  const { account, number, other_accounts, earlier } = one
  return (
    <div className="grid gap-4">
      <Box title={t('trust.console.person')}>
        {account ? <AccountLine account={account} /> : <p>{t('trust.console.person.gone')}</p>}
        <p>
          {number
            ? t(`trust.console.number.${number.standing}`, { day: dayText(number.first_seen_at) })
            : t('trust.console.number.none')}
        </p>
        {other_accounts.length > 0 && <h3 className="font-semibold">{t('trust.console.others')}</h3>}
        {other_accounts.map((other) => (
          <AccountLine key={other.id} account={other} />
        ))}
      </Box>
      <Box title={t('trust.console.earlier')}>
        {earlier.length === 0 && <p>{t('trust.console.earlier.none')}</p>}
        {earlier.map((decided) => (
          <DecisionText key={decided.id} one={decided} />
        ))}
      </Box>
    </div>
  )
}

export function History({ one }: CaseProps) {
  const t = useSentences(en)
  return (
    <Box title={t('trust.console.history')}>
      <ul className="desk-small grid gap-1">
        {one.log.map((entry) => (
          <li key={`${entry.at} ${entry.command}`}>
            {timeText(entry.at)} · {entry.by} · {codeText(entry.command)}
          </li>
        ))}
      </ul>
    </Box>
  )
}
