import { Banner, Button } from '@basera/platform/design'
import { PlusIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import type { Shortlist } from '@basera/rooms/contract'
import { Link } from 'react-router'
import { MoreButton } from '../lists/more-button.tsx'
import en from '../locales/en.json'
import { useSavedRooms } from '../saved/use-saved-rooms.ts'
import { useShortlistChange } from './use-shortlists.ts'

/** One's saved rooms that are not on the shortlist yet. */
export function AddSaved({ list }: { readonly list: Shortlist }) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useShortlistChange()
  const saved = useSavedRooms()
  const listed = new Set(list.rooms.map(({ room_id }) => room_id))
  const others = saved.items.flatMap(({ room }) => (room && !listed.has(room.id) ? [room] : []))
  if (others.length === 0 && !saved.nextCursor) return null
  const add = (room_id: string) =>
    change((api) => api('PUT /api/me/shortlists/{id}/rooms/{room_id}', { params: { id: list.id, room_id } }))
  return (
    <section className="mt-10">
      <h2 className="text-h3">{t('rooms.shortlist.addSaved')}</h2>
      <ul className="mt-3 grid gap-1">
        {others.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-1.5">
            <Link className="link min-w-0 wrap-anywhere" to={`/room/${id}`} lang={langOf(title)}>
              {title}
            </Link>
            <Button
              size="s"
              icon={<PlusIcon />}
              disabled={isBusy}
              aria-label={t('rooms.shortlist.addOf', { title })}
              onClick={() => void add(id)}
            >
              {t('rooms.shortlist.add')}
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <Banner tone="danger" className="mt-3">
          {failure}
        </Banner>
      )}
      <MoreButton list={saved} onAdded={() => undefined} />
    </section>
  )
}
