import { Banner, Button, Field, showToast, TextArea } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient } from '@basera/platform/web/queries'
import { type ModerationCalls, statementMaximum, type WaitingAppeal } from '@basera/trust/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { Box, failureOf, timeText, Words } from './console-parts.tsx'
import { DecisionText } from './decision-text.tsx'
import { DeskList } from './desk-list.tsx'
import { queueKey } from './queue.tsx'

const appealsKey = ['moderate', 'appeals'] as const

function AnswerForm({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  const [answer, setAnswer] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (outcome: 'upheld' | 'reversed') => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await api('POST /api/moderate/appeals/{id}/answer', { params: { id }, body: { outcome, answer } })
      showToast(t('trust.console.appeals.done'))
      void queryClient.invalidateQueries({ queryKey: queueKey })
      await queryClient.invalidateQueries({ queryKey: appealsKey })
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Field label={t('trust.console.appeals.answer')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={statementMaximum}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={isBusy} onClick={() => void send('reversed')}>
          {t('trust.console.appeals.reverse')}
        </Button>
        <Button disabled={isBusy} onClick={() => void send('upheld')}>
          {t('trust.console.appeals.uphold')}
        </Button>
      </div>
    </>
  )
}

function Appeal({ one }: { readonly one: WaitingAppeal }) {
  const t = useSentences(en)
  const name = one.appellant ?? t('trust.console.appeals.member')
  return (
    <Box title={one.first.title ?? name}>
      <div className="desk-columns">
        <div>
          <h3 className="font-semibold">{t('trust.console.appeals.first')}</h3>
          <DecisionText one={one.first} />
        </div>
        <div>
          <h3 className="font-semibold">{t('trust.console.appeals.says', { name })}</h3>
          <p className="desk-small">{timeText(one.created_at)}</p>
          <p className="desk-words">
            <Words>{one.text}</Words>
          </p>
        </div>
      </div>
      {one.for_another ? (
        <Banner tone="info">{t('trust.console.appeals.another')}</Banner>
      ) : (
        <AnswerForm id={one.id} />
      )}
    </Box>
  )
}

/** Appeals that wait (trust.appeal-decided). */
export function Appeals({ onClosed }: { readonly onClosed: () => void }) {
  const t = useSentences(en)
  const api = useApi<ModerationCalls>()
  return (
    <DeskList
      queryKey={appealsKey}
      load={(query) => api('GET /api/moderate/appeals', { query })}
      empty={t('trust.console.appeals.empty')}
      onClosed={onClosed}
    >
      {(appeals) => appeals.map((one) => <Appeal key={one.id} one={one} />)}
    </DeskList>
  )
}
