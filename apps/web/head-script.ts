import { sessionKey } from '@basera/accounts/web'
import { themeScript } from '@basera/platform/design'

/**
 * Runs in the head before the first paint: sets the theme, and `data-member` on the root element where this browser has a
 * session, so that parts for visitors stay hidden until the session is looked up.
 */
export const headScript = `${themeScript}
try{if(localStorage.getItem('${sessionKey}'))document.documentElement.dataset.member=''}catch(e){}`
