import { useSentences } from '@basera/platform/web'
import type { ShownCase } from '@basera/trust/contract'
import en from '../locales/en.json'
import { Box, codeText, dayText, timeText, Words } from './console-parts.tsx'
import { DecisionText } from './decision-text.tsx'

interface CaseProps {
  readonly one: ShownCase
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
    <div className="desk-stack">
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

/** The same thing done by the same person, one time after the other, is one line. */
function grouped(log: ShownCase['log']) {
  const lines: { entry: ShownCase['log'][number]; times: number }[] = []
  for (const entry of log) {
    const last = lines.at(-1)
    if (last && last.entry.by === entry.by && last.entry.command === entry.command) last.times += 1
    else lines.push({ entry, times: 1 })
  }
  return lines
}

export function History({ one }: CaseProps) {
  const t = useSentences(en)
  return (
    <Box title={t('trust.console.history')}>
      <dl className="desk-facts desk-history">
        {grouped(one.log).map(({ entry, times }) => (
          <div key={`${entry.at} ${entry.command}`}>
            <dt>{timeText(entry.at)}</dt>
            <dd>
              {entry.by ? `${entry.by} · ` : ''}
              <Words>{codeText(entry.command)}</Words>
              {times > 1 ? ` · ${t('trust.console.history.times', { n: times })}` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}
