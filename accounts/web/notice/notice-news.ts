import { deviceStore } from '@basera/platform/web'
import { privacyNotice } from '../../contract/privacy-notice.ts'

/** The version of the notice of which this browser knows that its member has seen it; signing out forgets it. */
const seen = deviceStore('basera-notice-seen', '', (value): value is string => typeof value === 'string')

/** Whether the notice may be news to the member here: then the server is asked. */
export const isNoticeNews = (): boolean => seen.read() !== privacyNotice.version

/** The member has seen the newest notice: no need to ask again in this browser. */
export const rememberNotice = (): void => seen.write(privacyNotice.version)
