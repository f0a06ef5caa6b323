import { Button, Field, IconButton } from '@basera/platform/design'
import { ImagePlusIcon, XIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { screenshotsMaximum, screenshotTypes } from '@basera/trust/contract'
import { type ChangeEvent, useRef, useState } from 'react'
import en from '../locales/en.json'
import type { Screenshot, Screenshots } from './use-screenshots.ts'

interface ScreenshotFieldProps {
  readonly screenshots: Screenshots
  readonly isBusy: boolean
}

/** Up to three pictures for the safety team alone (trust.report-screenshots). */
export function ScreenshotField({ screenshots, isBusy }: ScreenshotFieldProps) {
  const t = useSentences(en)
  const { shots, add, remove, upload } = screenshots
  const [trouble, setTrouble] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setTrouble(add([...(currentTarget.files ?? [])]))
    // Allows choosing the same file again after its removal.
    currentTarget.value = ''
  }
  const drop = (shot: Screenshot) => {
    remove(shot)
    setTrouble(undefined)
    // Its own button is gone, and this one may just be enabled again.
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <Field
      as="group"
      label={t('trust.report.screenshots')}
      optional={t('trust.report.optional')}
      hint={t('trust.report.screenshots.hint', { most: screenshotsMaximum })}
      error={trouble}
    >
      {({ id: _, 'aria-invalid': __, ...control }) => (
        <fieldset {...control} className="grid min-w-0 gap-3">
          {shots.length > 0 && (
            <ul className="report-shots">
              {shots.map((shot, index) => (
                <Shot
                  key={shot.id}
                  shot={shot}
                  number={index + 1}
                  isBusy={isBusy}
                  onRemove={() => drop(shot)}
                  onRetry={() => upload(shot)}
                />
              ))}
            </ul>
          )}
          <Button
            ref={button}
            look="soft"
            size="s"
            className="justify-self-start"
            icon={<ImagePlusIcon />}
            disabled={isBusy || shots.length >= screenshotsMaximum}
            onClick={() => input.current?.click()}
          >
            {t('trust.report.screenshots.add')}
          </Button>
          <input ref={input} type="file" hidden multiple accept={screenshotTypes.join()} onChange={take} />
        </fieldset>
      )}
    </Field>
  )
}

interface ShotProps {
  readonly shot: Screenshot
  readonly number: number
  readonly isBusy: boolean
  readonly onRemove: () => void
  readonly onRetry: () => void
}

function Shot({ shot, number, isBusy, onRemove, onRetry }: ShotProps) {
  const t = useSentences(en)
  const { name, preview, state, share, trouble } = shot
  return (
    <li data-state={state}>
      <img src={preview} alt={t('trust.report.screenshots.alt', { number, name })} />
      {state === 'sending' && (
        <progress aria-label={t('trust.report.screenshots.sending', { name })} value={share} max={1} />
      )}
      {trouble && state !== 'sending' && state !== 'kept' && <p role="alert">{trouble}</p>}
      {state === 'failed' && (
        <Button
          size="s"
          disabled={isBusy}
          aria-label={t('trust.report.screenshots.retry.one', { name })}
          onClick={onRetry}
        >
          {t('trust.report.screenshots.retry')}
        </Button>
      )}
      <IconButton
        label={t('trust.report.screenshots.remove', { number, name })}
        icon={<XIcon />}
        disabled={isBusy}
        onClick={onRemove}
      />
    </li>
  )
}
