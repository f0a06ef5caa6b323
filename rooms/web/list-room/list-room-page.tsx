import { useSession } from '@basera/accounts/web'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { workOf } from './creation/member-work.ts'
import { Wizard } from './wizard.tsx'

/** /list-room behind the guard (rooms.list-steps). */
export function Component() {
  const t = useSentences(en)
  const { user } = useSession()
  return (
    <div className="wrap pt-4 pb-14 lg:pt-9">
      <h1 className="mb-[18px] text-h1">{t('rooms.list.title')}</h1>
      {user ? <Wizard key={user.id} work={workOf(user.id)} /> : null}
    </div>
  )
}
