/** The style sheet of the pages without scripts (visual design: mist, paper, one accent). `fonts` are addresses by face. */
export interface PublicFonts {
  readonly body: string | undefined;
  readonly bodyBold: string | undefined;
  readonly heading: string | undefined;
}

const face = (family: string, weight: string, address: string | undefined): string =>
  address === undefined
    ? ''
    : `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${address}') format('woff2')}`;

/** Local fonts with the measures of ours, so that nothing moves when ours arrive. */
const fallbacks =
  "@font-face{font-family:'Tessera Lato Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:97.51%;ascent-override:101.22%;descent-override:21.84%;line-gap-override:0%}" +
  "@font-face{font-family:'Tessera Spartan Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:97%;ascent-override:72.2%;descent-override:22.7%;line-gap-override:0%}";

const rules = `
:root{--ink:#14212a;--slate:#44545f;--line:#d8e0e5;--mist:#f5f8fa;--paper:#fff;--ground:#fff;--primary:#207c9d;--primary-text:#1a6a86;--primary-pressed:#1a6a86;--tile:#4cc0b3;--tile-quiet:#e3edf2;--sheet:#fff;--sheet-line:#d8e0e5;--shadow:0 1px 2px rgba(20,33,42,.08),0 4px 16px rgba(20,33,42,.08);color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--ink:#e8eef2;--slate:#b6c4cd;--line:#2b3d48;--mist:#0a141a;--paper:#16252e;--ground:#0f1b22;--primary-text:#a2c4d3;--primary-pressed:#1a6a86;--tile-quiet:#2b3d48;--shadow:0 1px 2px rgba(0,0,0,.4),0 4px 16px rgba(0,0,0,.4)}}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.5 'Tessera Lato','Tessera Lato Fallback',system-ui,sans-serif;-webkit-font-smoothing:antialiased;text-wrap:pretty}
h1,h2,h3{font-family:'Tessera Spartan','Tessera Spartan Fallback',system-ui,sans-serif;font-weight:700;line-height:1.15;letter-spacing:-.01em;margin:0;text-wrap:balance}
p{margin:0}
a{color:var(--primary-text)}
:focus-visible{outline:2px solid var(--primary-text);outline-offset:3px;border-radius:8px}
.wide{max-width:70rem;margin:0 auto;padding:0 1.5rem}
.skip{position:absolute;left:1rem;top:-4rem;background:var(--paper);padding:.5rem 1rem;border-radius:8px;z-index:1}
.skip:focus{top:1rem}
.top{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding-block:1.25rem}
.brand{display:inline-flex;align-items:center;gap:.625rem;font:700 1.375rem/1 'Tessera Spartan','Tessera Spartan Fallback',system-ui,sans-serif;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.brand span{padding-top:.12em}
.brand svg{width:1.75rem;height:1.75rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:0 1.5rem;border-radius:999px;font-weight:700;text-decoration:none;border:1px solid transparent;white-space:nowrap}
.button:focus-visible{border-radius:999px}
.button.main{background:var(--primary);color:#fff}
.button.main:hover{background:var(--primary-pressed)}
.button.plain{border-color:var(--line);color:var(--ink)}
.button.plain:hover{border-color:var(--slate)}
.button.small{min-height:2.5rem;padding:0 1.25rem}
.hero{background:var(--mist);border-block:1px solid var(--line)}
.hero .wide{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,.9fr);gap:3rem;align-items:center;padding-block:4rem}
.hero h1{font-size:clamp(2.25rem,5.2vw,3rem)}
.hero .lead{font-size:1.125rem;color:var(--slate);margin-top:1rem;max-width:34rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.picture{justify-self:center;width:100%;max-width:25rem}
.picture svg{display:block;width:100%;height:auto;filter:drop-shadow(0 4px 16px rgba(20,33,42,.1))}
.points{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:2.5rem;padding-block:4rem}
.points h2,.steps h3{font-size:1.125rem;line-height:1.3}
.points p,.steps p{color:var(--slate);margin-top:.5rem}
.points li{display:block}
ul.points,ol.steps{list-style:none}
.how{padding-bottom:4rem}
.how>h2{font-size:1.75rem}
.steps{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:2.5rem;padding:0;margin:2rem 0 0;counter-reset:step}
.steps li{border-top:1px solid var(--line);padding-top:1.25rem;counter-increment:step}
.steps li::before{content:counter(step);display:inline-grid;place-items:center;width:2rem;height:2rem;border-radius:8px;background:var(--tile);color:#14212a;font:700 1.125rem/1 'Tessera Spartan','Tessera Spartan Fallback',system-ui,sans-serif;padding-top:.12em;margin-bottom:.75rem}
.promise{background:var(--mist);border-top:1px solid var(--line)}
.promise .wide{padding-block:3rem;display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center;justify-content:space-between}
.promise h2{font-size:1.375rem}
.promise p{color:var(--slate);margin-top:.5rem;max-width:38rem}
footer{border-top:1px solid var(--line)}
footer .wide{padding-block:1.5rem;color:var(--slate);font-size:.875rem}
.lonely{min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr}
.lonely main{display:grid;place-content:center;justify-items:center;text-align:center;gap:1.5rem;padding:2rem 1.5rem 6rem}
.lonely h1{font-size:1.75rem}
.lonely p{color:var(--slate);max-width:30rem}
.lonely button{font:inherit;font-weight:700;border:0;cursor:pointer}
.mosaic{width:6.5rem;height:6.5rem}
.sheet{fill:var(--sheet);stroke:var(--sheet-line)}
.t1{fill:var(--primary)}.t2{fill:var(--tile)}.t3{fill:var(--tile-quiet)}
.ink1{fill:#44545f}.ink2{fill:#c7d3da}.ink3{fill:#207c9d}
.free{fill:none;stroke:#73a7be;stroke-width:2;stroke-dasharray:5 4}
.free-line{fill:none;stroke:var(--primary);stroke-width:2;stroke-dasharray:2.6 2}
@media(max-width:760px){.hero .wide{grid-template-columns:minmax(0,1fr);gap:2.5rem;padding-block:2.5rem 3rem}.picture{max-width:18rem}.points,.steps{grid-template-columns:minmax(0,1fr);gap:2rem}.points{padding-block:3rem}.how{padding-bottom:3rem}.actions .button{flex:1 1 12rem}}
`;

/** The whole style sheet, on few lines. */
export const publicStyles = (fonts: PublicFonts): string =>
  face('Tessera Lato', '400', fonts.body) +
  face('Tessera Lato', '700', fonts.bodyBold) +
  face('Tessera Spartan', '600 700', fonts.heading) +
  fallbacks +
  rules.replaceAll('\n', '');
