import { Facts, Photo } from '@basera/platform/design'
import {
  BedDoubleIcon,
  CalendarIcon,
  HouseIcon,
  ImageIcon,
  SofaIcon,
  UsersRoundIcon,
  WifiIcon,
} from '@basera/platform/design/icons'
import { rupees, todayInIndia, useSentences } from '@basera/platform/web'
import { comingDay } from '../../card/coming-day.ts'
import { placeOfAddress } from '../../card/place-of-address.ts'
import { choiceWords } from '../../facts/fact-words.ts'
import type { RoomValues } from '../../form/room-values.ts'
import en from '../../locales/en.json'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'

interface ListingPreviewProps {
  readonly values: RoomValues
  readonly photos: readonly PhotoUpload[]
}

function PreviewPhoto({ values, photos }: ListingPreviewProps) {
  const t = useSentences(en)
  const cover = photos[0]?.preview
  const gender = values.gender_preference
  const n = photos.length
  if (!cover)
    return (
      <span className="photo grid place-items-center border-[1.5px] border-line-strong border-dashed text-ink-3">
        <ImageIcon />
      </span>
    )
  return (
    <Photo
      src={cover}
      alt=""
      tag={gender === 'any' ? undefined : t(`rooms.gender.${gender}`)}
      count={{ n, label: t('rooms.card.photos', { n }) }}
    />
  )
}

const homeFacts = [
  ['home_type', BedDoubleIcon],
  ['furnishing', SofaIcon],
  ['layout', HouseIcon],
] as const

/** Each month in all, where that differs from the rent, and the broker's fee. */
function PreviewCosts({ values }: Pick<ListingPreviewProps, 'values'>) {
  const t = useSentences(en)
  const { rent, bills_estimate: bills, maintenance, brokerage } = values
  const added = [bills, maintenance].reduce<number>((sum, part) => sum + Math.max(0, part ?? 0), 0)
  const words = [
    rent !== null && added > 0 && t('rooms.card.total', { total: rupees(rent + added) }),
    brokerage === 0 && t('rooms.card.noBrokerage'),
    brokerage !== null && brokerage > 0 && t('rooms.card.brokerage', { sum: rupees(brokerage) }),
  ].filter((part) => part !== false)
  return words.length > 0 ? <p className="text-ink-2 text-small">{words.join(' · ')}</p> : null
}

function PreviewFacts({ values }: Pick<ListingPreviewProps, 'values'>) {
  const t = useSentences(en)
  const { current_tenants: current, max_tenants: max, available_from: from } = values
  return (
    <Facts className="mt-2">
      {homeFacts.map(([name, FactIcon]) => {
        const value = values[name]
        return value === null ? null : (
          <li key={name}>
            <FactIcon />
            {choiceWords(name, value)}
          </li>
        )
      })}
      <li>
        <UsersRoundIcon />
        {t('rooms.card.tenants', { current, max })}
      </li>
      {from ? (
        <li>
          <CalendarIcon />
          {from > todayInIndia()
            ? t('rooms.card.from', { day: comingDay(from, todayInIndia()) })
            : t('rooms.card.availableNow')}
        </li>
      ) : null}
      {values.wifi_included ? (
        <li>
          <WifiIcon />
          {t('rooms.card.wifi')}
        </li>
      ) : null}
    </Facts>
  )
}

export function ListingPreview({ values, photos }: ListingPreviewProps) {
  const t = useSentences(en)
  const address = values.address.text.trim()
  return (
    <section aria-label={t('rooms.list.preview')}>
      <p className="mb-3 font-[600] text-ink-3 text-label">{t('rooms.list.preview')}</p>
      <PreviewPhoto values={values} photos={photos} />
      <div className="wrap-anywhere pt-3">
        {values.rent !== null && values.rent > 0 ? (
          <p className="rent">
            {rupees(values.rent)} <span>{t('rooms.card.perMonth')}</span>
          </p>
        ) : (
          <p className="text-ink-3 text-small">{t('rooms.list.preview.rent')}</p>
        )}
        <PreviewCosts values={values} />
        <p className="mt-1.25 font-[600] text-[1.0625rem] leading-[1.3]">
          {values.title.trim() || t('rooms.list.preview.title')}
        </p>
        <p className="mt-0.5 text-ink-3 text-small">
          {address ? placeOfAddress(address) : t('rooms.list.preview.address')}
        </p>
        <PreviewFacts values={values} />
      </div>
    </section>
  )
}
