import { useOwnProfile, useSession } from '@basera/accounts/web'
import { Avatar, Button, Skeleton } from '@basera/platform/design'
import { SettingsIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from './locales/en.json'
import { SettingsDialog } from './settings-dialog.tsx'

/** Whose dashboard it is: avatar, name, email, organization, and the way to the settings (marketplace 2). */
export function DashboardHead() {
  const t = useSentences(en)
  const { user } = useSession()
  const { status, profile } = useOwnProfile()
  const [isOpen, setOpen] = useState(false)
  const email = profile?.email ?? user?.email ?? ''
  const name = profile?.full_name
  const isComing = status === 'loading' && !profile
  return (
    <div className="flex items-center gap-4 py-5.5 lg:py-9">
      <Avatar
        name={name ?? email}
        userId={user?.id ?? ''}
        src={profile?.avatar_url}
        size={72}
        className="lg:[--sz:96px]!"
      />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-[clamp(1.375rem,4vw,2.25rem)] leading-[1.3] font-[720]">
          {isComing ? <span className="sr-only">{t('dashboard.title')}</span> : name || email}
        </h1>
        {isComing && <Skeleton className="mb-2 h-5 w-[56%]" />}
        {(name || isComing) && <p className="truncate text-ink-3">{email}</p>}
        {profile?.organization && <p className="truncate text-ink-3">{profile.organization}</p>}
      </div>
      <Button size="s" icon={<SettingsIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="max-lg:sr-only">{t('dashboard.settings')}</span>
      </Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
