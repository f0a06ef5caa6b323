import { Wordmark } from '@basera/platform/design/art'
import { longDate, prefix, rupees, useSentences, useSettings } from '@basera/platform/web'
import type { OwnRoom } from '@basera/rooms/contract'
import { placeOfAddress } from '../card/place-of-address.ts'
import { factLabel } from '../facts/fact-words.ts'
import { saidFacts } from '../facts/said-facts.ts'
import en from '../locales/en.json'
import { QrCode } from './qr-code.tsx'

/** More would be too small to read from the street. */
const factsShown = 6

function Facts({ room }: { readonly room: OwnRoom }) {
  const t = useSentences(en)
  const facts = [
    [t('rooms.room.deposit'), rupees(room.deposit)],
    [t('rooms.room.available'), longDate(room.available_from)],
    [t('rooms.room.gender'), t(`rooms.gender.${room.gender_preference}`)],
    ...(room.brokerage === 0 ? [[t('rooms.toLet.brokerage'), t('rooms.toLet.none')] as const] : []),
    // The type of home stands above.
    ...saidFacts(room)
      .filter(({ name }) => name !== factLabel('home_type'))
      .map(({ name, words }) => [name, words] as const),
  ] as const
  return (
    <dl>
      {facts.slice(0, factsShown).map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One page of paper for a gate or a notice board: no number, no street, no door (rooms.to-let-sheet). */
export function ToLetSheet({ room }: { readonly room: OwnRoom }) {
  const t = useSentences(en)
  const home = saidFacts(room).find(({ name }) => name === factLabel('home_type'))
  const address = new URL(`${prefix}/room/${room.id}`, useSettings().publicUrl)
  return (
    <article className="to-let" aria-label={t('rooms.toLet.title')}>
      <h2>{t('rooms.toLet.board')}</h2>
      <div className="to-let-body">
        <p className="to-let-rent">
          {rupees(room.rent)} <span>{t('rooms.room.perMonth')}</span>
        </p>
        <p className="to-let-place">
          {home && <strong>{home.words}</strong>}
          <span>{placeOfAddress(room.address)}</span>
        </p>
        <Facts room={room} />
        <div className="to-let-scan">
          <QrCode text={address.href} label={t('rooms.toLet.code')} />
          <div>
            <p className="to-let-how">{t('rooms.toLet.scan')}</p>
            <p>{t('rooms.toLet.free')}</p>
            <p className="to-let-brand">
              <Wordmark />
              <span>{address.host}</span>
            </p>
          </div>
        </div>
      </div>
    </article>
  )
}
