import { DoorBoard, DoorChai, DoorOpen, GrilleWindow, Nest } from '@basera/platform/design/art'
import { sentencesOf, useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import en from '../../locales/en.json'

type Door = 'room' | 'roommate' | 'list'

const doors: readonly { readonly id: Door; readonly to: string; readonly art: ReactNode }[] = [
  { id: 'room', to: '/find-room', art: <DoorOpen /> },
  { id: 'roommate', to: '/browse-profiles', art: <DoorChai /> },
  { id: 'list', to: '/list-room', art: <DoorBoard board={sentencesOf(en)('home.doors.list.board')} /> },
]

export function Headline() {
  const t = useSentences(en)
  return (
    <>
      <h1 className="text-display">
        {t('home.headline.first')}
        <br />
        {t('home.headline.second')}
      </h1>
      <p className="text-lead">{t('home.lead')}</p>
    </>
  )
}

/** shell.home-actions */
export function Facade() {
  const t = useSentences(en)
  return (
    <nav aria-label={t('home.doors')}>
      <div className="facade-upper">
        <GrilleWindow paint="patta" plant="left" />
        <GrilleWindow paint="geru" />
        <GrilleWindow paint="neel" plant="right" />
        <div>
          <Nest />
        </div>
      </div>
      {doors.map(({ id, to, art }) => (
        <Link key={id} className="door" to={to}>
          {art}
          <span>
            {t(`home.doors.${id}`)}
            <small>{t(`home.doors.${id}.hint`)}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}
