import { buttonClass } from '@basera/platform/design'
import { ArrowLeftIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { browsePath } from '../filters/browse-path.ts'
import en from './locales/en.json'

/** Goes back to where the person came from, the search as it was left; to a fresh search when they came from outside. */
export function BackLink({ look = 'quiet' }: { look?: 'quiet' | 'primary' }) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const cameFromHere = useLocation().key !== 'default'
  function goBack(event: MouseEvent) {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={browsePath}
      onClick={goBack}
      className={buttonClass({ look, size: look === 'quiet' ? 's' : 'm', className: 'person-back' })}
    >
      <ArrowLeftIcon />
      {t('roommates.profile.back')}
    </Link>
  )
}
