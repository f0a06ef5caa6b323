import { deviceStore } from '@basera/platform/web'
import { privacyNotice } from '../../contract/privacy-notice.ts'

/** The version that the member has seen in this browser; signing out forgets it. */
const seen = deviceStore('basera-notice-seen', '', (value): value is string => typeof value === 'string')

/** False where this browser knows that the newest notice was seen; otherwise the server has to be asked. */
export const mayHaveUnseenNotice = (): boolean => seen.read() !== privacyNotice.version

export const rememberNoticeSeen = (): void => seen.write(privacyNotice.version)
