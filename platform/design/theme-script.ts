/** Where the person's choice is kept in this browser. */
export const themeKey = 'theme'

/**
 * Runs in the head before the first paint, so that a page never flashes in the other theme: the saved choice, else what
 * the device prefers. It also paints the browser's own bar: of several `theme-color` metas the first counts.
 */
export const themeScript = `(function(d,t,m){
try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!='light'&&t!='dark')t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'
d.documentElement.dataset.theme=t
if(!(m=d.querySelector('meta[name=theme-color]'))){m=d.createElement('meta');m.name='theme-color';d.head.append(m)}
m.content=t=='dark'?'#0f1512':'#fafbf7'})(document)`
