import { pageHandle, sentencesOf } from '@basera/platform/web'
import { data } from 'react-router'
import en from '../locales/en.json'

export { NotFound as Component } from './not-found.tsx'

/** The page of every unknown address, with its HTTP status. */
export const loader = () => data(null, { status: 404 })

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('errors.notFound.title')} | Basera`,
  noIndex: true,
}))
