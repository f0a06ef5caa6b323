import { deviceStore } from '@basera/platform/web'
import { privacyNotice } from '../../contract/privacy-notice.ts'

/** The version seen in this browser; signing out forgets it. */
const seen = deviceStore('basera-notice-seen', '', (value): value is string => typeof value === 'string')

/** False if this browser knows that the newest notice was seen; otherwise ask the server. */
export const mayHaveUnseenNotice = (): boolean => seen.read() !== privacyNotice.version

export const rememberNoticeSeen = (): void => seen.write(privacyNotice.version)
