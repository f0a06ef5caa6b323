import { Button, ThumbsDownIcon, ThumbsUpIcon } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import type { HelpSlug } from '../contract/articles.ts'
import type { HelpCalls } from '../contract/calls.ts'
import en from './locales/en.json'

type State = 'asking' | 'sending' | 'thanked' | 'failed'

/** "Was this article helpful?" (help.feedback-anonymous). */
export function Feedback({ slug }: { readonly slug: HelpSlug }) {
  const t = useSentences(en)
  const api = useApi<HelpCalls>()
  const [state, setState] = useState<State>('asking')
  const thanks = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears with the question, so keyboard users continue from the thanks.
  useEffect(() => {
    if (state === 'thanked') thanks.current?.focus()
  }, [state])
  const answer = async (helpful: boolean) => {
    setState('sending')
    try {
      await api('POST /api/help/{slug}/feedback', { params: { slug }, body: { helpful } })
      setState('thanked')
    } catch {
      setState('failed')
    }
  }
  if (state === 'thanked') {
    return (
      <p ref={thanks} tabIndex={-1} className="mt-6 border-line border-t pt-5 text-label outline-0">
        {t('help.article.thanks')}
      </p>
    )
  }
  const button = { size: 's', disabled: state === 'sending' } as const
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-5">
      <p className="text-label">{t('help.article.helpful')}</p>
      <div className="flex flex-wrap gap-2">
        <Button {...button} icon={<ThumbsUpIcon />} onClick={() => answer(true)}>
          {t('help.article.yes')}
        </Button>
        <Button {...button} icon={<ThumbsDownIcon />} onClick={() => answer(false)}>
          {t('help.article.no')}
        </Button>
      </div>
      <p role="alert" className="basis-full text-danger text-small empty:hidden">
        {state === 'failed' ? t('help.article.failed') : ''}
      </p>
    </div>
  )
}
