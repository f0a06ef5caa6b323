import { sessionKey } from '@basera/accounts/web'
import { themeScript } from '@basera/platform/design'
import { overlayScript } from '@basera/platform/web/overlays'

/**
 * Before first paint: sets the theme, and `data-member` where a session is stored, so that parts for visitors stay
 * hidden. Hears of moves in the history before the router does.
 */
export const headScript = `${themeScript}
try{if(localStorage.getItem('${sessionKey}'))document.documentElement.dataset.member=''}catch(e){}
${overlayScript}`
