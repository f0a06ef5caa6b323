import type { PublicSettings } from '@basera/platform/web'
import type { Settings } from '../settings/settings.ts'

function accountsOf({
  accounts,
}: Settings): Pick<PublicSettings, 'authUrl' | 'captcha' | 'google' | 'firebase'> {
  const { captcha, firebase } = accounts
  return {
    authUrl: accounts.authUrl ?? '/auth/v1',
    captcha: 'siteKey' in captcha ? { kind: captcha.kind, siteKey: captcha.siteKey } : { kind: captcha.kind },
    google: accounts.google !== undefined,
    ...(firebase
      ? {
          firebase: {
            apiKey: firebase.apiKey,
            authDomain: firebase.authDomain,
            projectId: firebase.projectId,
          },
        }
      : {}),
  }
}

export const publicSettings = (settings: Settings): PublicSettings => ({
  publicUrl: settings.publicUrl,
  supportEmail: settings.supportEmail,
  grievanceOfficer: settings.grievanceOfficer,
  city: 'Bangalore, Karnataka, India',
  socialLinks: [
    { name: 'instagram', url: settings.social.instagram },
    { name: 'x', url: settings.social.x },
    { name: 'linkedin', url: settings.social.linkedin },
  ],
  roomSearch: settings.roomSearch,
  ...(settings.mapStyleUrl ? { mapStyleUrl: settings.mapStyleUrl } : {}),
  development: !settings.production,
  ...accountsOf(settings),
})
