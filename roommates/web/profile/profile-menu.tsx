import type { SafetyCalls } from '@basera/accounts/contract'
import { useSession } from '@basera/accounts/web'
import { useApi, useSentences } from '@basera/platform/web'
import { useQueryClient } from '@basera/platform/web/queries'
import type { Roommate } from '@basera/roommates/contract'
import { SafetyMenu, type Said, useSendReport } from '@basera/trust/web'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { firstName, personName } from '../card/person-words.ts'
import { browsePath } from '../filters/browse-path.ts'
import en from '../locales/en.json'

function useSafetyActions(id: string) {
  const api = useApi<SafetyCalls>()
  const sendReport = useSendReport()
  const userId = useSession().user?.id
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isBlocked = useRef(false)
  return {
    report: (said: Said) => sendReport({ about: 'profile', id }, said),
    async block(): Promise<void> {
      await api('PUT /api/me/blocks/{user_id}', { params: { user_id: id } })
      isBlocked.current = true
    },
    /** A blocked person is no longer visible (trust.block-effect). */
    onClosed(): void {
      if (!isBlocked.current) return
      queries.removeQueries({ queryKey: ['roommates', userId, 'search'] })
      void navigate(browsePath, { replace: true })
    },
  }
}

export function ProfileMenu({ person }: { readonly person: Roommate }) {
  const t = useSentences(en)
  const { report, block, onClosed } = useSafetyActions(person.id)
  return (
    <SafetyMenu
      className="person-more"
      label={t('roommates.profile.menu')}
      name={firstName(person.full_name) ?? personName(null)}
      kind="profile"
      onReport={report}
      onBlock={block}
      onClosed={onClosed}
    />
  )
}
