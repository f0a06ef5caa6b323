import { sessionKey } from '@basera/accounts/web'
import { overlayScript, themeScript } from '@basera/platform/design'

/** After the page, whose loading it must not slow down. */
const workerScript =
  "if(navigator.serviceWorker)addEventListener('load',function(){navigator.serviceWorker.register('/worker.js').catch(function(){})})"

/**
 * Before first paint: sets the theme, and `data-member` where a session is stored, so that parts for visitors stay
 * hidden. Hears of moves in the history before the router does. Registers the worker that keeps pages for times without a network (shell.kept-pages).
 */
export const headScript = `${themeScript}
try{if(localStorage.getItem('${sessionKey}'))document.documentElement.dataset.member=''}catch(e){}
${overlayScript}
${workerScript}`
