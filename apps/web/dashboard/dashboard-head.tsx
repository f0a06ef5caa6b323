import { useOwnProfile, useSession } from '@basera/accounts/web'
import { Avatar, Button, Dialog, Skeleton } from '@basera/platform/design'
import { ChevronRightIcon, SettingsIcon, UserRoundIcon, UsersRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'

function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const links = [
    [
      '/account/profile',
      UserRoundIcon,
      t('dashboard.settings.profile'),
      t('dashboard.settings.profile.text'),
    ],
    [
      '/your-profile',
      UsersRoundIcon,
      t('dashboard.settings.roommate'),
      t('dashboard.settings.roommate.text'),
    ],
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.settings')}
      closeLabel={t('dashboard.settings.close')}
      width={440}
    >
      <ul>
        {links.map(([to, LinkIcon, name, text]) => (
          <li key={to} className="border-line border-t">
            <Link to={to} className="flex items-center gap-4 py-3.5" onClick={onClose}>
              <LinkIcon size="l" />
              <span className="min-w-0 flex-1">
                <b className="block font-[620]">{name}</b>
                <span className="text-small text-ink-3">{text}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The signed-in person and the settings. */
export function DashboardHead() {
  const t = useSentences(en)
  const { user } = useSession()
  const { status, profile } = useOwnProfile()
  const [isOpen, setOpen] = useState(false)
  const email = profile?.email ?? user?.email ?? ''
  const name = profile?.full_name
  const isLoading = status === 'loading' && !profile
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
        <h1 className="wrap-anywhere text-[clamp(1.375rem,4vw,2.25rem)] leading-[1.3] font-[720]">
          {isLoading ? <span className="sr-only">{t('dashboard.title')}</span> : name || email}
        </h1>
        {isLoading && <Skeleton className="mb-2 h-5 w-[56%]" />}
        {(name || isLoading) && <p className="wrap-anywhere text-ink-3">{email}</p>}
        {profile?.organization && <p className="wrap-anywhere text-ink-3">{profile.organization}</p>}
      </div>
      <Button size="s" icon={<SettingsIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="max-lg:sr-only">{t('dashboard.settings')}</span>
      </Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
