import type { OwnProfile } from '@basera/accounts/contract'
import { Avatar, Banner, Button, CameraIcon, FieldError } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useEffect, useId, useRef } from 'react'
import en from '../locales/en.json'
import { type Picture, pictureTypes } from './use-picture.ts'

interface PictureFieldProps {
  readonly profile: OwnProfile | null
  readonly userId: string
  readonly picture: Picture
  readonly disabled: boolean
  readonly failure?: string | undefined
  readonly hint?: string
}

/** The picture and a choice of another, sent when the form is saved. */
export function PictureField({ profile, userId, picture, disabled, failure, hint }: PictureFieldProps) {
  const t = useSentences(en)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const told = useRef<HTMLDivElement>(null)
  // Who saved the form looks at its end.
  useEffect(() => {
    if (failure) told.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const trouble: `accounts.profile.photo.${'kind' | 'large'}` | undefined = picture.trouble
  const use = hint ?? t('accounts.profile.photo.use')
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar
          name={profile?.full_name ?? profile?.email ?? ''}
          userId={userId}
          src={picture.chosen?.preview ?? profile?.avatar_url}
          size={96}
          alt={t('accounts.profile.photo.alt')}
        />
        <div>
          <Button
            size="s"
            icon={<CameraIcon />}
            disabled={disabled}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {t('accounts.profile.photo')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={pictureTypes.join()}
            onChange={({ currentTarget }) => {
              picture.choose(currentTarget.files?.[0])
              // Allows choosing the same file after a failure.
              currentTarget.value = ''
            }}
          />
          <div id={hintId} aria-live="polite" className="mt-2 text-ink-3 text-small">
            {trouble ? (
              <FieldError>{t(trouble)}</FieldError>
            ) : (
              <p>{picture.chosen ? t('accounts.profile.photo.chosen') : use}</p>
            )}
          </div>
        </div>
      </div>
      <div ref={told} className="empty:hidden">
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
      </div>
    </div>
  )
}
