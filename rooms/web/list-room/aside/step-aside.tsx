import { Banner } from '@basera/platform/design'
import { LightbulbIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import type { RoomValues } from '../../form/room-values.ts'
import en from '../../locales/en.json'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'
import type { WizardStep } from '../wizard-steps.ts'
import { ListingPreview } from './listing-preview.tsx'

interface StepAsideProps {
  readonly step: WizardStep
  readonly values: RoomValues
  readonly photos: readonly PhotoUpload[]
  readonly summary: ReactNode
}

export function StepAside({ step, values, photos, summary }: StepAsideProps) {
  const t = useSentences(en)
  return (
    <aside className="sticky top-[calc(var(--bar-top)+24px)] hidden gap-7 lg:grid">
      {step === 'pricing' ? summary : <ListingPreview values={values} photos={photos} />}
      {step === 'preferences' ? null : (
        <Banner tone="accent" icon={<LightbulbIcon />}>
          <b>{t(`rooms.list.tip.${step}`)}</b>
          <br />
          {t(`rooms.list.tip.${step}.text`)}
        </Banner>
      )}
    </aside>
  )
}
