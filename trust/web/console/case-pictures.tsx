import { Button, cx, Skeleton } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import type { ModerationCalls, SamePhoto } from '@basera/trust/contract'
import { type ReactNode, useState } from 'react'
import en from '../locales/en.json'
import { Box, Words } from './console-parts.tsx'

interface PictureProps {
  readonly caseId: string
  readonly picture: string
  readonly alt: string
  /** Uncut, and as wide as the page when pressed: its small print is read. */
  readonly whole?: boolean
  readonly children?: ReactNode
}

/** A picture that the server gives to moderators alone; each opening is an entry of the log. */
function Picture({ caseId, picture, alt, whole = false, children }: PictureProps) {
  const t = useSentences(en)
  const [isLarge, setLarge] = useState(false)
  const api = useApi<ModerationCalls>()
  const { data, error } = useQuery({
    queryKey: ['moderate', 'picture', caseId, picture],
    queryFn: () =>
      api('GET /api/moderate/cases/{id}/pictures/{picture}', { params: { id: caseId, picture } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <figure className={cx(whole && 'desk-whole', isLarge && 'is-large')}>
      {data && !whole && <img src={data.data} alt={alt} />}
      {data && whole && (
        <button type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <img src={data.data} alt={alt} />
        </button>
      )}
      {error && <p className="desk-nothing">{t('trust.console.picture.gone')}</p>}
      {!data && !error && <Skeleton className="desk-nothing" />}
      {children && <figcaption className="desk-small">{children}</figcaption>}
    </figure>
  )
}

const words = {
  copies: { show: 'trust.console.pictures.show', alt: 'trust.console.picture' },
  screenshots: { show: 'trust.console.screenshots.show', alt: 'trust.console.screenshot' },
} as const

interface PicturesProps {
  readonly caseId: string
  readonly pictures: readonly string[]
  /** Copies of what was reported, or what a reporter added (trust.report-screenshots). */
  readonly kind?: keyof typeof words
  /** Shows them without being asked. */
  readonly open?: boolean
}

export function Pictures({ caseId, pictures, kind = 'copies', open = false }: PicturesProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(open)
  const n = pictures.length
  if (n === 0) return null
  if (!isOpen)
    return (
      <div>
        <Button size="s" onClick={() => setOpen(true)}>
          {t(words[kind].show, { n })}
        </Button>
      </div>
    )
  return (
    <div className="desk-pictures">
      {pictures.map((picture, index) => (
        <Picture
          key={picture}
          caseId={caseId}
          picture={picture}
          whole={kind === 'screenshots'}
          alt={t(words[kind].alt, { number: index + 1, n })}
        />
      ))}
    </div>
  )
}

const shownAtFirst = 4

/** Other rooms with a photo that is like one of this room (trust.same-photos). */
export function SamePhotos({
  caseId,
  photos,
}: {
  readonly caseId: string
  readonly photos: readonly SamePhoto[]
}) {
  const t = useSentences(en)
  const [all, setAll] = useState(false)
  if (photos.length === 0) return null
  const shown = all ? photos : photos.slice(0, shownAtFirst)
  return (
    <Box title={t('trust.console.same')}>
      <div className="desk-pictures">
        {shown.map((photo) => (
          <Picture
            key={photo.picture}
            caseId={caseId}
            picture={photo.picture}
            alt={t('trust.console.same.alt', { title: photo.title })}
          >
            <strong>
              <Words>{photo.title}</Words>
            </strong>
            <br />
            {[
              t('trust.console.same.likeness', { percent: Math.round(photo.likeness * 100) }),
              photo.own ? t('trust.console.same.own') : photo.account_name,
              photo.gone ? t('trust.console.same.gone') : undefined,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Picture>
        ))}
      </div>
      {shown.length < photos.length && (
        <div>
          <Button size="s" onClick={() => setAll(true)}>
            {t('trust.console.same.more', { n: photos.length - shown.length })}
          </Button>
        </div>
      )}
    </Box>
  )
}
