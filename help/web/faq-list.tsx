import { ChevronDownIcon } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { faq } from '../content/en/faq.ts'
import en from './locales/en.json'

/** Five questions, the first one open (marketplace 2). */
export function FaqList() {
  const t = useSentences(en)
  return (
    <div>
      <h2 className="mb-4.5 text-h2">{t('help.faq')}</h2>
      {faq.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-line border-t last:border-b">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-2.5 font-semibold text-[1.0625rem] [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDownIcon className="text-ink-3 transition-transform duration-(--t-base) group-open:rotate-180" />
          </summary>
          <p className="max-w-176 pe-10 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
