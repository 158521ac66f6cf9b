import { isColour, readableColour } from '../../../../shared/documents/design/accent.ts';

/**
 * The style sheet of shared pages: the document as paper, with almost nothing around it. Colors and fonts follow those
 * of the public pages (services/platform/pages/styles.ts).
 */
const rules = `
body.shared{background:var(--mist)}
.bar{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;justify-content:flex-end;max-width:52rem;margin:0 auto;padding:1rem 1.5rem}
.bar .button{min-height:2.5rem;padding:0 1.25rem}
.sheet{display:block;max-width:49rem;margin:0 auto;padding:3.5rem 4rem;background:#fff;color:#14212a;border-radius:4px;box-shadow:var(--shadow);overflow-wrap:anywhere}
.sheet a{color:var(--accent)}
.sheet h1{font-size:2.25rem}
.sheet .topic{font-size:1.125rem;color:var(--accent);border-bottom:1px solid #d8e0e5;padding-bottom:.375rem;margin:2.25rem 0 1rem}
.sheet .entry,.sheet .subject{font-size:1.0625rem;line-height:1.35;margin:0}
h4{font-family:'Tessera Spartan','Tessera Spartan Fallback',system-ui,sans-serif;letter-spacing:-.01em}
.sheet .subject{font-family:inherit;letter-spacing:0;margin-top:1.5rem}
.sheet :is(h1,h2,h3,h4,p,li,dt,dd){unicode-bidi:plaintext}
.headline{font-size:1.125rem;color:#44545f;margin-top:.5rem}
.contacts{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1rem 0 0;padding:0;font-size:.9375rem}
.sheet article{margin-top:1.5rem}
.sheet .topic+article{margin-top:0}
.sheet article header{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:1.5rem}
.sheet article header>*{grid-column:1}
.sheet article header .dates{grid-column:2;grid-row:1;text-align:end}
.dates,.place,.link{color:#44545f;font-size:.9375rem;font-variant-numeric:tabular-nums}
.sheet article>p,.sheet section>p{margin-top:.625rem}
.sheet .topic+p{margin-top:0}
.sheet article ul{margin:.625rem 0 0;padding-inline-start:1.25rem}
.sheet article li{margin-top:.375rem}
.sheet article li::marker{color:var(--accent)}
.person{position:relative}
.person.pictured{padding-inline-end:9rem;min-height:7.5rem}
.person img{position:absolute;inset-block-start:0;inset-inline-end:0;width:7.5rem;height:7.5rem;object-fit:cover;border-radius:8px}
.sheet dl{margin:0;display:grid;gap:.5rem}
.sheet dl>div{display:grid;grid-template-columns:minmax(7rem,1fr) 3fr;gap:1.25rem}
.sheet dl>div>dd:only-child{grid-column:1/-1}
.sheet dt{font-weight:700}
.sheet dd{margin:0}
.letter .person{margin-bottom:2rem}
.letter>p{margin-top:.875rem}
.letter>.date{color:inherit;font-size:inherit}
.letter .recipient,.letter .salutation,.letter .end{margin-top:1.5rem}
.letter .end{display:grid;justify-items:start;gap:.5rem}
.letter .signed{font-style:italic;font-size:1.375rem}
.letter .signature{display:block;max-width:100%}
.bundle{display:grid;gap:1.5rem;max-width:49rem;margin:0 auto}
.bundle .sheet{width:100%}
.bundle .profile{padding-block:2.5rem}
.bundle .part{font-size:1.375rem;margin-bottom:1.5rem}
.bundle .sheet{scroll-margin-top:1rem}
.bar .files{display:flex;flex-wrap:wrap;gap:.75rem;margin-inline-start:auto}
.bar>a:not(.button){font-weight:700}
.made{max-width:52rem;margin:0 auto;padding:1.5rem;color:var(--slate);font-size:.875rem;text-align:center}
body.locked{background:var(--mist)}
.card{max-width:26rem;margin:0 auto;padding:15vh 1.5rem 2rem}
.card form{display:grid;gap:.5rem;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:1.5rem;margin-top:1.5rem}
.card h1{font-size:1.75rem}
.card p{color:var(--slate);margin-top:.5rem}
.card label{font-weight:700}
.card input{min-height:3rem;border:1px solid #73858f;border-radius:8px;padding:0 .75rem;font:inherit;background:var(--ground);color:inherit;width:100%}
.card .wrong{color:var(--danger);margin:0}
.card button{font:inherit;font-weight:700;cursor:pointer;margin-top:.5rem}
:root{--danger:#b3261e}
@media(prefers-color-scheme:dark){:root{--danger:#f2b8b5}}
@media(max-width:640px){.person.pictured{padding-inline-end:0}.person img{position:static;display:block;margin-bottom:1rem}.sheet{padding:2rem 1.25rem;border-radius:0;box-shadow:none}.sheet h1{font-size:1.75rem}.sheet article header{grid-template-columns:minmax(0,1fr)}.sheet article header .dates{grid-column:1;grid-row:auto;text-align:start}.sheet dl>div{grid-template-columns:minmax(0,1fr);gap:0}.bar{padding:.75rem 1.25rem}}
@page{margin:1.6cm}
@media print{body.shared{background:#fff}.bar,.made{display:none}.sheet{box-shadow:none;max-width:none;padding:0;font-size:10.5pt}.sheet a{color:inherit;text-decoration:none}.sheet :is(h2,h3,h4),.sheet article header{break-after:avoid}.letter .end{break-inside:avoid}.bundle{gap:0}.bundle .profile{padding:0}.bundle .part{display:none}.bundle .resume{break-before:page}.sheet li,.sheet p{orphans:2;widows:2}}
`;

/** The color of headings if the design names none: the brand's, one step darker. */
const defaultAccent = '#1a6a86';

/** Returns the rules for a document in `accent`, `#rrggbb`, which is darkened until it is legible on paper. */
export const sharedPageStyles = (accent = defaultAccent): string =>
  rules.replaceAll('\n', '') + `:root{--accent:${isColour(accent) ? readableColour(accent) : defaultAccent}}`;
