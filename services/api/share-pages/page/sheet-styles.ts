/**
 * The style sheet of documents on shared pages: the look of each template (`template-look.ts`) in a layout that adapts
 * to the screen. The variables of a sheet are in `document-styles.ts`.
 */
const rules = `
.sheet{--page:#fff;--ink:#14212a;--muted:#44545f;--line:#d8e0e5;--inset-x:4rem;--inset-y:3.5rem;display:block;max-width:49rem;margin:0 auto;padding:var(--inset-y) var(--inset-x);background:var(--page);color:var(--ink);border-radius:4px;box-shadow:var(--shadow);overflow-wrap:anywhere;font-family:var(--text);font-size:calc(1rem*var(--size))}
.sheet a{color:var(--accent)}
.sheet :is(h1,h2,h3,h4){font-family:var(--titles);letter-spacing:0}
.sheet h1{font-size:var(--name-size);letter-spacing:-.012em}
.sheet :is(h1,h2,h3,h4,p,li,dt,dd){unicode-bidi:plaintext}
.sheet .topic{font-size:var(--title-size);line-height:1.3;color:var(--accent);margin:calc(2.25em*var(--gap)) 0 calc(.9em*var(--gap))}
.sheet .entry,.sheet .subject{font-size:1.0625em;line-height:1.35;margin:0}
.sheet .subject{font-family:inherit;margin-top:1.5em}
.headline{font-size:var(--headline-size);color:var(--muted);margin-top:.5em}
.contacts{list-style:none;display:flex;flex-wrap:wrap;gap:.25em 1.25em;margin:1em 0 0;padding:0;font-size:.9375em}
.sheet article{margin-top:calc(1.5em*var(--gap))}
.sheet .topic+article{margin-top:0}
.sheet article header{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:1.5em}
.sheet article header>*{grid-column:1}
.sheet article header .dates{grid-column:2;grid-row:1;text-align:end}
.dates,.place,.link{color:var(--muted);font-size:.9375em;font-variant-numeric:tabular-nums}
.sheet article>p,.sheet section>p{margin-top:calc(.625em*var(--gap))}
.sheet .topic+p{margin-top:0}
.sheet article ul{margin:calc(.625em*var(--gap)) 0 0;padding-inline-start:1.25em}
.sheet article li{margin-top:calc(.375em*var(--gap))}
.sheet article li::marker{color:var(--accent)}
.person{position:relative}
.person.pictured{padding-inline-end:9rem;min-height:7.5rem}
.person img{position:absolute;inset-block-start:0;inset-inline-end:0;width:7.5rem;height:7.5rem;object-fit:cover;border-radius:8px}
.sheet dl{margin:0;display:grid;gap:calc(.5em*var(--gap))}
.sheet dl>div{display:grid;grid-template-columns:minmax(7em,1fr) 3fr;gap:1.25em}
.sheet dl>div>dd:only-child{grid-column:1/-1}
.sheet dt{font-weight:700}
.sheet dd{margin:0}
.light-name h1{font-weight:400;letter-spacing:0}
.accent-name h1{color:var(--accent)}
.italic-headline .headline,.italic-details :is(.subtitle,.place){font-style:italic}
.ink-titles .topic{color:var(--ink)}
.header-center .person{text-align:center}
.header-center .contacts{justify-content:center}
.contacts-both .contacts{border-block:1px solid var(--line);padding:.55em 0}
.contacts-below .contacts{border-block-end:1px solid var(--line);padding-block-end:1em}
.header-band>.person{margin:calc(-1*var(--inset-y)) calc(-1*var(--inset-x)) 0;padding:2.5rem var(--inset-x);background:var(--band);color:#fff;border-radius:4px 4px 0 0}
.header-band>.person.pictured{padding-inline-end:calc(var(--inset-x) + 9rem);min-height:12.5rem}
.header-band>.person img{inset-block-start:2.5rem;inset-inline-end:var(--inset-x);border:2px solid #fff}
.header-band>.person :is(.headline,a){color:#fff}
.header-band>.person :focus-visible{outline-color:#fff}
.title-rule-below .topic{border-bottom:1px solid var(--accent);padding-bottom:.3em}
.title-rule-above .topic{border-top:1px solid var(--muted);padding-top:.45em}
.title-between-rules .topic{display:flex;align-items:center;gap:1em;letter-spacing:.08em;text-align:center}
.title-between-rules .topic::before,.title-between-rules .topic::after{content:'';flex:1 1 1.5em;height:1px;background:var(--line)}
.sheet[dir=rtl] :is(h1,.topic){letter-spacing:0}
.title-bar-above .topic::before{content:'';display:block;width:1.8em;height:3px;margin-bottom:.45em;background:var(--accent)}
.title-mark-before .topic{display:flex;align-items:baseline;gap:.6em}
.title-mark-before .topic::before{content:'';flex:none;width:.6em;height:.6em;border-radius:2px;background:var(--accent)}
.title-filled .topic{background:var(--tint);color:var(--on-tint);border-radius:4px;padding:.4em .75rem;margin-inline:-.75rem}
.groups-stacked dl>div{grid-template-columns:minmax(0,1fr);gap:.15em}
.groups-centered dl>div{display:block;text-align:center}
.groups-centered :is(dt,dd){display:inline}
.groups-centered dt{margin-inline-end:.8em}
.groups-tiles dl>div{grid-template-columns:minmax(0,1fr);gap:.4em}
.sheet .tiles{list-style:none;display:flex;flex-wrap:wrap;gap:.4em;margin:0;padding:0}
.tiles li{background:var(--tint);border-radius:4px;padding:.1em .5em}
.columns .main>:first-child>.topic,.columns .side>:first-child>.topic{margin-top:calc(2.25em*var(--gap))}
.letter .person{margin-bottom:2em}
.letter>p{margin-top:calc(.875em*var(--gap))}
.letter>.date{color:inherit;font-size:inherit}
.letter .recipient,.letter .salutation,.letter .end{margin-top:calc(1.5em*var(--gap))}
.letter .end{display:grid;justify-items:start;gap:.5em}
.letter .signed{font-style:italic;font-size:1.375em}
.letter .signature{display:block;max-width:100%}
.bundle{display:grid;gap:1.5rem;max-width:49rem;margin:0 auto}
.bundle .sheet{width:100%;scroll-margin-top:1rem}
.bundle .profile{--inset-y:2.5rem}
.bundle .profile.header-band{padding-bottom:0}
.bundle .profile.header-band>.person{border-radius:4px}
.bundle .part{font-size:1.375em;margin-bottom:1em}
@media(max-width:640px){.sheet{--inset-x:1.25rem;--inset-y:2rem;border-radius:0;box-shadow:none}.person.pictured{padding-inline-end:0}.person img,.header-band>.person img{position:static;display:block;margin-bottom:1rem}.header-center .person img{margin-inline:auto}.header-band>.person,.header-band>.person.pictured{padding:1.75rem var(--inset-x);min-height:0;border-radius:0}.sheet h1{font-size:min(var(--name-size),2em)}.sheet article header{grid-template-columns:minmax(0,1fr)}.sheet article header .dates{grid-column:1;grid-row:auto;text-align:start}.sheet dl>div{grid-template-columns:minmax(0,1fr);gap:0}}
@media screen and (min-width:800px){.columns{display:grid;grid-template-columns:minmax(0,1fr) 31%;column-gap:2rem}.columns .side{font-size:.9375em;border-inline-start:1px solid var(--line);padding-inline-start:1.5rem;margin-top:calc(2.25em*var(--gap))}.columns .side>:first-child>.topic{margin-top:0}.side-first .columns{grid-template-columns:31% minmax(0,1fr)}.side-first .columns .side{order:-1;border:0;background:var(--tint);border-radius:4px;padding:1.25rem 1.25rem 1.5rem;align-self:start}.side-first .side .topic{color:var(--on-tint)}}
@media screen and (prefers-color-scheme:dark){.sheet{--page:#16252e;--ink:#e8eef2;--muted:#b6c4cd;--line:#3b4f5b}}
@media print{.sheet{--inset-x:0rem;--inset-y:0rem;box-shadow:none;max-width:none;font-size:calc(10.5pt*var(--size))}.sheet .contacts a,.sheet article a{color:inherit;text-decoration:none}.header-band>.person{padding:1.25rem;border-radius:4px;print-color-adjust:exact;-webkit-print-color-adjust:exact}.header-band>.person.pictured{padding-inline-end:10.25rem;min-height:10rem}.header-band>.person img{inset-block-start:1.25rem;inset-inline-end:1.25rem}.title-filled .topic,.title-bar-above .topic::before,.title-mark-before .topic::before,.tiles li{print-color-adjust:exact;-webkit-print-color-adjust:exact}.title-filled .topic{margin-inline:0}.sheet :is(h2,h3,h4),.sheet article header{break-after:avoid}.letter .end{break-inside:avoid}.bundle{gap:0}.bundle .profile{--inset-y:0rem}.bundle .part{display:none}.bundle .resume{break-before:page}.sheet li,.sheet p{orphans:2;widows:2}}
`;

export const sheetStyles = rules.replaceAll('\n', '');
