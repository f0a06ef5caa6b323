import { useSentences } from '@basera/platform/web'
import type { HomeData } from '../home-data.ts'
import en from './locales/en.json'

/** The figures of Home (accounts 1), as the server wants them shown. */
export function Counters({ counters }: HomeData) {
  const t = useSentences(en)
  return (
    <section className="wrap" aria-label={t('home.counters')}>
      <dl className="counts">
        {counters.map(({ id, label }) => (
          <div key={id}>
            <dt>{t(`home.counters.${id}`)}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
