import { sessionKey } from '@basera/accounts/web'
import { overlayScript, themeScript } from '@basera/platform/design'

/**
 * Before first paint: sets the theme, and `data-member` where a session is stored, so that parts for visitors stay
 * hidden. Hears of moves in the history before the router does.
 */
export const headScript = `${themeScript}
try{if(localStorage.getItem('${sessionKey}'))document.documentElement.dataset.member=''}catch(e){}
${overlayScript}`
