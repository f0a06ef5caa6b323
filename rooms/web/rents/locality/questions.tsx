import { ChevronDownIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { LocalityPage } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { rentQuestions } from '../rent-questions.ts'

/** Common questions, answered from data; the same that search engines are told. */
export function Questions({ page }: { readonly page: LocalityPage }) {
  const t = useSentences(en)
  const asked = rentQuestions(page)
  if (asked.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-h2">{t('rooms.rents.questions')}</h2>
      {asked.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-line border-t last:border-b">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-2.5 font-semibold text-[1.0625rem] [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDownIcon className="text-ink-3 transition-transform duration-(--t-base) group-open:rotate-180" />
          </summary>
          <p className="max-w-176 pe-10 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </section>
  )
}
