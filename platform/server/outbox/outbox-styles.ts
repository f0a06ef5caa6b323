export const outboxStyles = `
:root{color-scheme:light dark;--page:#fafbf7;--surface:#fff;--sunken:#f3f5ef;--ink:#14211b;--ink-2:#3c4941;--ink-3:#546159;
--line:#dae0d5;--strong:#7b887f;--primary:#0b5a38;--on-primary:#fff;--link:#0f6e43;--soft:#ebf5ed;--on-soft:#0a462e;
--accent:#fff6e0;--on-accent:#6b3c06;--focus:#215284}
@media(prefers-color-scheme:dark){:root{--page:#0f1512;--surface:#171f1a;--sunken:#0b100d;--ink:#eef2ec;--ink-2:#c6d0c8;
--ink-3:#9ca9a0;--line:#2c3831;--strong:#7c8a81;--primary:#6fc894;--on-primary:#05241a;--link:#8ad5a9;--soft:#16301f;
--on-soft:#a9dfbc;--accent:#33260d;--on-accent:#ffd98c;--focus:#ffc24a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 "Anek Latin",system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
header,main{max-width:46rem;margin:0 auto;padding:1rem}
header{padding-bottom:0}
.brand{display:flex;gap:.6rem;align-items:center;font-weight:700;color:inherit;text-decoration:none}
h1{font-size:1.75rem;line-height:1.16;margin:1.25rem 0 .25rem;letter-spacing:-.01em}
p{margin:0 0 .75rem}
header p,.when{color:var(--ink-3)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0 .5rem}
label{flex:1 1 14rem;font-weight:600;font-size:.9375rem}
input{display:block;width:100%;height:48px;margin-top:.25rem;padding:0 .85rem;font:inherit;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--strong);border-radius:12px}
button,.button{display:inline-flex;align-items:center;min-height:48px;padding:.4rem 1.1rem;border-radius:12px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer;border:1px solid var(--primary);background:var(--primary);color:var(--on-primary)}
.quiet{background:none;border-color:var(--strong);color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
article{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:1rem 1.1rem;margin:1rem 0}
article h2{font-size:1.125rem;line-height:1.34;margin:.35rem 0}
.facts{display:flex;flex-wrap:wrap;gap:.25rem .6rem;align-items:center;margin:0;font-size:.875rem;color:var(--ink-2)}
.kind{background:var(--soft);color:var(--on-soft);border-radius:999px;padding:.1rem .6rem;font-weight:600}
.code{display:inline-block;margin:.35rem 0 .75rem;padding:.35rem 1rem;border-radius:12px;background:var(--accent);color:var(--on-accent);font-size:2rem;line-height:1.3;font-weight:700;letter-spacing:.2em;font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap;font:inherit;font-size:.9375rem;margin:0;color:var(--ink-2)}
ul{list-style:none;margin:.25rem 0 .5rem;padding:0}
li{margin:.35rem 0}
li a{display:inline-block;padding:.3rem 0;color:var(--link);font-weight:600;text-underline-offset:4px}
details{margin-top:.75rem;border-top:1px solid var(--line);padding-top:.25rem}
summary{display:list-item;padding:.6rem 0;font-weight:600;cursor:pointer}
iframe{display:block;width:100%;height:34rem;border:1px solid var(--line);border-radius:12px;background:var(--page)}
.empty{background:var(--sunken);border-radius:20px;padding:2rem 1.25rem;text-align:center;color:var(--ink-2)}
`
