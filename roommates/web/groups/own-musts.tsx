import { Banner, ButtonLink, Checkbox } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { OwnGroup, Question } from '@basera/roommates/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { questionsPath } from '../questionnaire/questions-path.ts'
import { fineWords } from './group-parts.tsx'
import { useGroupChange } from './use-groups.ts'

type OwnMust = OwnGroup['own_musts'][number]

/** Which of one's own musts the group may show (roommates.group-musts). */
export function OwnMusts({ group }: { readonly group: OwnGroup }) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useGroupChange()
  const { own_musts: own, musts } = group
  const [pressed, setPressed] = useState<Pick<OwnMust, 'question' | 'is_chosen'>>()
  const isChosen = (must: OwnMust) =>
    must.question === pressed?.question ? pressed.is_chosen : must.is_chosen
  const toggle = async (question: Question, is_chosen: boolean) => {
    if (isBusy) return
    setPressed({ question, is_chosen })
    const questions = own
      .filter((must) => (must.question === question ? is_chosen : must.is_chosen))
      .map((must) => must.question)
    const params = { id: group.id }
    await change((api) => api('PUT /api/me/groups/{id}/musts', { params, body: { questions } }))
    setPressed(undefined)
  }
  return (
    <section className="group-narrow">
      <h2 className="text-h2">{t('roommates.group.musts')}</h2>
      <p className="group-lead">
        {t(own.length > 0 ? 'roommates.group.mustsLead' : 'roommates.group.noMusts')}
      </p>
      {own.length === 0 && (
        <div className="group-acts">
          <ButtonLink href={questionsPath}>{t('roommates.fit.answerQuestions')}</ButtonLink>
        </div>
      )}
      <div className="group-musts">
        {own.map((must) => {
          const shared = musts.find(({ question }) => question === must.question)
          return (
            <Checkbox
              key={must.question}
              checked={isChosen(must)}
              onChange={({ target }) => void toggle(must.question, target.checked)}
              label={
                <>
                  {t(`roommates.question.${must.question}`)} {fineWords(must)}
                  {must.is_chosen && (
                    <small>
                      {shared
                        ? t('roommates.group.mustShown', { fine: fineWords(shared) })
                        : t('roommates.group.mustWaits')}
                    </small>
                  )}
                </>
              }
            />
          )
        })}
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
    </section>
  )
}
