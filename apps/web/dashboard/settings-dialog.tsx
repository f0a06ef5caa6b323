import { Dialog } from '@basera/platform/design'
import { ChevronRightIcon, UserRoundIcon, UsersRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from './locales/en.json'

/** Leads to what can be settled about oneself (marketplace 2). */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const ways = [
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
        {ways.map(([to, WayIcon, name, text]) => (
          <li key={to} className="border-line border-t">
            <Link to={to} className="flex items-center gap-4 py-3.5" onClick={onClose}>
              <WayIcon size="l" />
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
