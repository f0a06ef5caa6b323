/** Where the person's choice is kept in this browser. */
export const themeKey = 'theme'

/**
 * Runs in the head before the first paint, so that a page never flashes in the other theme: the saved choice, else what
 * the device prefers. It also paints the browser's own bar, so it belongs after `<meta name="theme-color">`.
 */
export const themeScript = `(function(){
var t,m
try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'
document.documentElement.dataset.theme=t
if(m=document.querySelector('meta[name=theme-color]'))m.content=t==='dark'?'#0f1512':'#fafbf7'
})()`
