import { ButtonLink, buttonClass, MailIcon, Panel } from '@basera/platform/design'
import { langOf, useSentences, useSettings } from '@basera/platform/web'
import en from './locales/en.json'

/** "Still need help?" beside other content: leads to the contact page (help.contact-support). */
export function ContactPanel() {
  const t = useSentences(en)
  const { supportEmail, city } = useSettings()
  return (
    <Panel>
      <h2 className="text-h3">{t('help.contact')}</h2>
      <p className="mt-1.5 mb-4.5 text-ink-2">{t('help.contact.hint')}</p>
      <ButtonLink href="/contact" look="primary" block icon={<MailIcon />}>
        {t('help.contact.support')}
      </ButtonLink>
      <p className="mt-3.5 text-ink-3 text-small wrap-anywhere">
        {supportEmail}
        <br />
        {city}
      </p>
    </Panel>
  )
}

/** The section of the contact page: its button opens the mail program, and it names the grievance officer. */
export function ContactSection() {
  const t = useSentences(en)
  const { supportEmail, city, grievanceOfficer } = useSettings()
  return (
    <section className="wrap pt-11">
      <div className="grid gap-x-10 gap-y-6 rounded-4 border border-line bg-surface p-5 sm:p-7 md:grid-cols-2">
        <div>
          <h2 className="text-h2">{t('help.contact')}</h2>
          <p className="mt-1.5 mb-4.5 text-ink-2">{t('help.contact.hint')}</p>
          <a className={buttonClass({ look: 'primary' })} href={`mailto:${supportEmail}`}>
            <MailIcon />
            {t('help.contact.support')}
          </a>
          <p className="mt-3.5 wrap-anywhere">
            <a className="text-link underline underline-offset-3" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </p>
          <p className="text-ink-3 text-small">{city}</p>
        </div>
        <div className="border-line max-md:border-t max-md:pt-5 md:border-s md:ps-10">
          <h3 className="text-h3">{t('help.contact.officer')}</h3>
          <p className="mt-1.5" lang={langOf(grievanceOfficer)}>
            {grievanceOfficer}
          </p>
          <p className="wrap-anywhere">
            <a className="text-link underline underline-offset-3" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </p>
          <p className="mt-1.5 text-ink-2">{t('help.contact.times')}</p>
        </div>
      </div>
    </section>
  )
}
