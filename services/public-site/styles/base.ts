import { fontSizes, fonts } from '../../../shared/ui/theme/typography.ts';

const size = (name: keyof typeof fontSizes): string => fontSizes[name].value;

/** The styles of every page: type, links, buttons, header, and footer. */
export const baseStyles = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:400 ${size('md')}/1.5 ${fonts.body.value};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3{font-family:${fonts.heading.value};font-weight:700;line-height:1.15;letter-spacing:-.01em;margin:0;text-wrap:balance}
h1{font-size:clamp(${size('2xl')},2.4vw + 1.25rem,${size('3xl')})}
h2{font-size:${size('2xl')}}
h3{font-size:${size('lg')};line-height:1.3}
p,ul,ol,figure{margin:0}
p{text-wrap:pretty}
ul,ol{padding:0}
img,svg{display:block;max-width:100%}
a{color:var(--primary-text);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:4px}
.wide{width:100%;max-width:73rem;margin-inline:auto;padding-inline:1.5rem}
.quiet{color:var(--slate)}
.skip{position:absolute;left:1rem;top:-5rem;z-index:2;background:var(--panel);color:var(--ink);padding:.75rem 1rem;border-radius:8px}
.skip:focus{top:1rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:0 1.5rem;border:1px solid transparent;border-radius:999px;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.button:focus-visible{border-radius:999px}
.button.main{background:var(--primary);color:#fff}
.button.main:hover{background:var(--primary-hover)}
.button.plain{border-color:var(--line);color:var(--ink);background:var(--ground)}
.button.plain:hover{border-color:var(--mute)}
.button.small{min-height:2.5rem;padding:0 1.125rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.top .wide{display:flex;align-items:center;gap:2rem;min-height:4.5rem}
.brand{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;font:700 ${size('xl')}/1 ${fonts.heading.value};letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.brand span{padding-top:.12em}
.brand svg{width:1.75rem;height:1.75rem;flex:none}
.t1{fill:var(--primary)}.t2{fill:var(--tile)}.t3{fill:var(--tile-quiet)}
.free{fill:none;stroke:var(--focus);stroke-width:2;stroke-dasharray:5 4}
.free-line{fill:none;stroke:var(--focus);stroke-width:2;stroke-dasharray:2.6 2}
.nav{flex:1}
.nav ul{display:flex;gap:.25rem;list-style:none}
.nav a{display:inline-flex;align-items:center;min-height:2.5rem;padding:0 .75rem;border-radius:8px;color:var(--slate);text-decoration:none}
.nav a:hover{color:var(--ink);background:var(--mist)}
.nav a[aria-current]{color:var(--primary-text);font-weight:700}
.entry{display:flex;gap:.5rem;align-items:center}
.entry .text{display:inline-flex;align-items:center;min-height:2.5rem;padding:0 .75rem;color:var(--ink);text-decoration:none;border-radius:8px}
.entry .text:hover{background:var(--mist)}
.menu{display:none;position:relative}
.menu summary{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--line);border-radius:999px;cursor:pointer;list-style:none;font-weight:700}
.menu summary::-webkit-details-marker{display:none}
.menu summary:focus-visible{border-radius:999px}
.menu summary svg{width:1.125rem;height:1.125rem;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.menu ul{position:absolute;right:0;top:calc(100% + .5rem);z-index:1;width:min(17rem,calc(100vw - 3rem));padding:.5rem;background:var(--panel);border:1px solid var(--line);border-radius:8px;box-shadow:var(--shadow);list-style:none}
.menu a{display:flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border-radius:6px;color:var(--ink);text-decoration:none}
.menu a:hover{background:var(--mist)}
.menu a[aria-current]{color:var(--primary-text);font-weight:700}
.menu .last{margin-top:.5rem;padding-top:.5rem;border-top:1px solid var(--line)}
footer{margin-top:4rem;border-top:1px solid var(--line);background:var(--mist);color:var(--slate);font-size:${size('sm')}}
footer .wide{display:grid;grid-template-columns:1.4fr repeat(3,1fr);gap:2rem;padding-block:3rem 2rem}
footer h2{font:700 ${size('sm')}/1.5 ${fonts.body.value};letter-spacing:0;color:var(--ink)}
footer ul{list-style:none;margin-top:.5rem}
footer li a{display:inline-flex;align-items:center;min-height:2rem;color:var(--slate)}
footer li a:not(:hover){text-decoration:none}
footer .brand+p{margin-top:.75rem}
@media(max-width:62rem){.nav{display:none}.top .wide{justify-content:space-between;gap:.75rem}.menu{display:block}.entry .text{display:none}}
@media(max-width:48rem){.wide{padding-inline:1.25rem}.top .wide{min-height:4rem}footer .wide{grid-template-columns:1fr 1fr}footer .about{grid-column:1/-1}}
@media(max-width:26rem){.entry .button{display:none}}
@media(prefers-reduced-motion:no-preference){.button,.nav a{transition:background-color .12s ease-out,border-color .12s ease-out}}
@media print{.top,footer,.actions,.skip{display:none}body{background:none;color:#000}}
`;
