/**
 * Addresses of the font files by face, for the style sheet of pages without scripts (visual design: mist, paper, one
 * accent).
 */
export interface PublicFonts {
  readonly body: string | undefined;
  readonly bodyBold: string | undefined;
  readonly heading: string | undefined;
}

const face = (family: string, weight: string, address: string | undefined): string =>
  address === undefined
    ? ''
    : `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${address}') format('woff2')}`;

/** Local fallback fonts with the metrics of our fonts, so that nothing shifts when ours load. */
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
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:0 1.5rem;border-radius:999px;font-weight:700;text-decoration:none;border:1px solid transparent;white-space:nowrap}
.button:focus-visible{border-radius:999px}
.button.main{background:var(--primary);color:#fff}
.button.main:hover{background:var(--primary-pressed)}
.button.plain{border-color:var(--line);color:var(--ink)}
.button.plain:hover{border-color:var(--slate)}
.status-page{min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr}
.status-page main{display:grid;place-content:center;justify-items:center;text-align:center;gap:1.5rem;padding:2rem 1.5rem 6rem}
.status-page h1{font-size:1.75rem}
.status-page p{color:var(--slate);max-width:30rem}
.status-page button{font:inherit;font-weight:700;border:0;cursor:pointer}
.mosaic{width:6.5rem;height:6.5rem}
.t1{fill:var(--primary)}.t2{fill:var(--tile)}.t3{fill:var(--tile-quiet)}
.free{fill:none;stroke:#73a7be;stroke-width:2;stroke-dasharray:5 4}
`;

/** Returns the whole style sheet without line breaks between its rules. */
export const publicStyles = (fonts: PublicFonts): string =>
  face('Tessera Lato', '400', fonts.body) +
  face('Tessera Lato', '700', fonts.bodyBold) +
  face('Tessera Spartan', '600 700', fonts.heading) +
  fallbacks +
  rules.replaceAll('\n', '');
