import { BackLink } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { browsePath } from '../filters/browse-path.ts'
import en from './locales/en.json'

/** Back to the search as it was left, or to a fresh one. */
export function BackToSearch({ look = 'quiet' }: { readonly look?: 'quiet' | 'primary' }) {
  return (
    <BackLink href={browsePath} look={look} size={look === 'quiet' ? 's' : 'm'} className="person-back">
      {useSentences(en)('roommates.profile.back')}
    </BackLink>
  )
}
