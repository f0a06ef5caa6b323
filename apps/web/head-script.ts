import { sessionKey } from '@basera/accounts/web'
import { themeScript } from '@basera/platform/design'

/**
 * Runs in the head before the first paint: the theme, and `data-member` on the root element where this browser keeps a
 * session. The server renders what visitors see; what a member may not get is not shown until it is known who asks.
 */
export const headScript = `${themeScript}
try{if(localStorage.getItem('${sessionKey}'))document.documentElement.dataset.member=''}catch(e){}`
