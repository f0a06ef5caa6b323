import type { Consent, Consents, OwnProfile } from '@basera/accounts/contract'
import { Banner, Button, Switch } from '@basera/platform/design'
import { dayInIndia, longDate, useSentences } from '@basera/platform/web'
import { type ComponentType, use, useState } from 'react'
import en from '../../../locales/en.json'
import { Section } from '../section.tsx'
import { type NoticesProps, NoticesSlot } from './notices-slot.ts'
import { type ProfileSwitch, useConsents, useProfileSwitch } from './use-consents.ts'

const dayOf = (consent: Consent) => longDate(dayInIndia(consent.at))
const purposes = { is_listed: 'roommate_profile', show_email: 'profile_email' } as const

interface OneSwitchProps {
  readonly field: ProfileSwitch
  readonly profile: OwnProfile
  readonly consent: Consent | undefined
  readonly onChanged: () => void
}

function OneSwitch({ field, profile, consent, onChanged }: OneSwitchProps) {
  const t = useSentences(en)
  const { isOn, hasFailed, turn } = useProfileSwitch(field, profile, onChanged)
  const since = consent ? t(`accounts.consents.${consent.act}`, { day: dayOf(consent) }) : undefined
  return (
    <>
      <Switch
        label={t(`accounts.consents.${purposes[field]}`)}
        hint={since}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      {hasFailed ? <Banner tone="danger">{t('accounts.consents.notSaved')}</Banner> : null}
    </>
  )
}

function Messages({ onClosed }: { readonly onClosed: () => void }) {
  const t = useSentences(en)
  const load = use(NoticesSlot)
  const [Dialog, setDialog] = useState<ComponentType<NoticesProps>>()
  if (!load) return null
  const open = () => void load().then((Loaded) => setDialog(() => Loaded), console.error)
  const close = () => {
    setDialog(undefined)
    onClosed()
  }
  return (
    <>
      <Button onClick={open}>{t('accounts.consents.messages')}</Button>
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  )
}

/** Members from before the notice had versions did not agree here. */
function Service({ consents }: { readonly consents: Consents | undefined }) {
  const t = useSentences(en)
  const own = consents?.items.find(({ purpose }) => purpose === 'service')
  return (
    <p className="text-ink-2">
      {own ? `${t('accounts.consents.service', { day: dayOf(own) })} ` : null}
      {t('accounts.consents.notice')}{' '}
      <a className="link" href="/privacy">
        {t('accounts.consents.privacy')}
      </a>
    </p>
  )
}

/** Consents and ways to withdraw them (DPDP Act, section 6(4)). */
export function ConsentsSection({ profile }: { readonly profile: OwnProfile | null }) {
  const t = useSentences(en)
  const { consents, hasFailed, reload } = useConsents()
  const hasRoommateProfile = profile?.is_roommate_profile_enabled === true
  const consentTo = (field: ProfileSwitch) =>
    consents?.items.find(({ purpose }) => purpose === purposes[field])
  return (
    <Section title={t('accounts.consents')}>
      <Service consents={consents} />
      {hasFailed ? <Banner tone="danger">{t('accounts.consents.failed')}</Banner> : null}
      {profile && hasRoommateProfile ? (
        <div className="grid w-full gap-4">
          {(['is_listed', 'show_email'] as const).map((field) => (
            <OneSwitch
              key={field}
              field={field}
              profile={profile}
              consent={consentTo(field)}
              onChanged={reload}
            />
          ))}
        </div>
      ) : null}
      <Messages onClosed={reload} />
      <p className="text-ink-2">
        {t('accounts.consents.rest')}{' '}
        <a className="link" href="#your-data">
          {t('accounts.consents.delete')}
        </a>
      </p>
    </Section>
  )
}
