import { sessionKey } from '@basera/accounts/web'
import { overlayScript, themeScript } from '@basera/platform/design'
import { earlyPressScript } from './early-press.ts'

/** After the page, whose loading it must not slow down. */
const workerScript =
  "if(navigator.serviceWorker)addEventListener('load',function(){navigator.serviceWorker.register('/worker.js').catch(function(){})})"

/** Counts visits, and keeps the browser from offering to install by itself (shell.install-offer). */
const installScript =
  "try{if(!sessionStorage.getItem('basera-visit')){sessionStorage.setItem('basera-visit','1');localStorage.setItem('basera-visits',+localStorage.getItem('basera-visits')+1)}}catch(e){}addEventListener('beforeinstallprompt',function(e){e.preventDefault();installPrompt=e;dispatchEvent(new Event('installable'))})"

/**
 * Before first paint: sets the theme, and `data-member` where a session is stored, so that parts for visitors stay
 * hidden. Hears of moves in the history before the router does. Registers the worker that keeps pages for times without a network (shell.kept-pages).
 */
export const headScript = `${themeScript}
try{if(localStorage.getItem('${sessionKey}'))document.documentElement.dataset.member=''}catch(e){}
${overlayScript}
${earlyPressScript}
${workerScript}
${installScript}`
