import { useSignInDialog } from '@basera/accounts/web'
import { Avatar, Button, type ButtonProps, cx, Panel } from '@basera/platform/design'
import { BadgeCheckIcon, MessageCircleIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { rupees, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useEffect } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'

/** Who lists the room, the way to write to them, and advice beside it (marketplace 2). */
export function ListerCard({ room }: { room: Room }) {
  const t = useSentences(en)
  const { lister } = room
  const name = lister.full_name || t('rooms.room.someone')
  return (
    <aside className="lg:sticky lg:top-[calc(var(--bar-top)+24px)]">
      <Panel className="grid gap-4.5">
        <h2 className="label text-ink-3">{t('rooms.room.listedBy')}</h2>
        <div className="flex items-center gap-4">
          <Avatar name={name} userId={lister.id} src={lister.avatar_url} size={72} />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-h3">{name}</p>
            {lister.organization && <p className="leading-[1.35] text-ink-3">{lister.organization}</p>}
            {lister.phone_verified && (
              <p className="mt-1 flex items-center gap-1.25 text-small font-[600] text-link">
                <BadgeCheckIcon size="s" />
                {t('rooms.room.phoneVerified')}
              </p>
            )}
          </div>
        </div>
        <div>
          <ContactButton size="l" block icon={<MessageCircleIcon />} />
          <p className="mt-2.5 text-center text-small text-ink-3">{t('rooms.room.free')}</p>
        </div>
      </Panel>
      <p className="mt-4 flex gap-2.5 text-small text-ink-3">
        <ShieldCheckIcon />
        <span>
          {t('rooms.room.safety')}{' '}
          <Link className="link" to="/safety">
            {t('rooms.room.safetyLink')}
          </Link>
        </span>
      </p>
    </aside>
  )
}

/** Rent and Contact Lister, held above the bottom bar of phones for as long as the room is on the screen (design 11). */
export function ContactBar({ room }: { room: Room }) {
  const t = useSentences(en)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--above', '70px')
    return () => void style.removeProperty('--above')
  }, [])
  return (
    <div className={contactBar}>
      <p className="min-w-0">
        <span className="rent">
          {rupees(room.rent)} <span>{t('rooms.room.perMonth')}</span>
        </span>
        <span className="block text-micro text-ink-3">{t('rooms.room.free')}</span>
      </p>
      <ContactButton />
    </div>
  )
}

// It follows the bottom bar out of sight and back.
const contactBar = cx(
  'sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom,0px))] z-(--z-sticky) -mx-(--gutter)',
  'flex items-center justify-between gap-4 border-t border-line bg-surface px-(--gutter) py-2.5 lg:hidden',
  'transition-transform duration-(--t-base) in-[:root:has(nav[data-hidden])]:translate-y-(--bar-bottom)',
)

function ContactButton(look: Pick<ButtonProps, 'size' | 'block' | 'icon'>) {
  const t = useSentences(en)
  const dialog = useSignInDialog()
  return (
    <Button
      {...look}
      look="primary"
      onPointerEnter={dialog.prepare}
      onFocus={dialog.prepare}
      onClick={() => dialog.open()}
    >
      {t('rooms.room.contact')}
    </Button>
  )
}
