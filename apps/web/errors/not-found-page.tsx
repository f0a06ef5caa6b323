import { buttonClass } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { data, Link } from 'react-router'
import en from '../locales/en.json'

export const loader = () => data(null, { status: 404 })

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('errors.notFound.title')} | Basera`,
  noIndex: true,
}))

export function Component() {
  const t = useSentences(en)
  return (
    <div className="wrap empty page-prompt">
      <ScenePlate />
      <h1 className="text-h1">{t('errors.notFound.title')}</h1>
      <p>{t('errors.notFound.hint')}</p>
      <div>
        <Link className={buttonClass({ look: 'primary' })} to="/">
          {t('errors.notFound.home')}
        </Link>
        <Link className={buttonClass()} to="/find-room">
          {t('errors.notFound.findRoom')}
        </Link>
      </div>
    </div>
  )
}
