import { lazyPart, pageHandle, sentencesOf } from '@basera/platform/web'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { titleOfGroups } from './groups/groups-title.ts'
import en from './locales/en.json'
import { questionsPath } from './questionnaire/questions-path.ts'

const t = sentencesOf(en)

export const handle = pageHandle((_, { url: { pathname } }) => ({
  title: pathname === questionsPath ? t('roommates.questions.pageTitle') : titleOfGroups(pathname),
  noIndex: true,
}))

const Questionnaire = lazyPart(() =>
  import('./questionnaire/questionnaire-page.tsx').then((module) => ({ default: module.QuestionnairePage })),
)
const Groups = lazyPart(() =>
  import('./groups/groups-page.tsx').then((module) => ({ default: module.GroupsPage })),
)

/** Rarer pages are one route, because every page loads the list of routes first. */
export function Component() {
  const { pathname } = useLocation()
  return <Suspense>{pathname === questionsPath ? <Questionnaire /> : <Groups />}</Suspense>
}
