import { useSentences } from '@basera/platform/web'
import type { FigureTip } from '@basera/rooms/contract'
import { Link } from 'react-router'
import en from '../../locales/en.json'

interface FigureTipsProps {
  readonly roomId: string
  readonly tips: readonly FigureTip[]
}

/** What goes together with more chats near the room (rooms.figure-tips). */
export function FigureTips({ roomId, tips }: FigureTipsProps) {
  const t = useSentences(en)
  if (tips.length === 0) return null
  return (
    <div className="figure-tips">
      <h4>{t('rooms.figures.tips')}</h4>
      <ul>
        {tips.map(({ kind, place, times }) => (
          <li key={kind}>
            {t(`rooms.figures.tip.${kind}`, { place, times: String(times) })}{' '}
            <Link to={`/room/${roomId}/edit`}>{t(`rooms.figures.tip.${kind}.do`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
