import { ScenePlate } from '@basera/platform/design/art'
import { langOf } from '@basera/platform/web'

interface GoneRoomProps {
  readonly title: string
  readonly words: string
}

/** In a list, the place of a room that is no more. */
export const GoneRoom = ({ title, words }: GoneRoomProps) => (
  <article>
    <div className="grid aspect-4/3 place-items-center rounded-3 bg-sunken" aria-hidden="true">
      <ScenePlate className="w-24" />
    </div>
    <h3 lang={langOf(title)} className="mt-3 text-[1.0625rem] leading-[1.3] font-[600] wrap-anywhere">
      {title}
    </h3>
    <p className="mt-1 text-small text-ink-2">{words}</p>
  </article>
)
