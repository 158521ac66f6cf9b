/**
 * The style sheet of shared pages around the documents. Colors follow those of the public pages
 * (services/platform/pages/styles.ts); the fonts are those of the system, so that a page loads only the document's.
 */
const rules = `
body.shared{background:var(--mist);font-family:system-ui,'Tessera Lato Fallback',sans-serif}
.bar{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:flex-end;max-width:52rem;margin:0 auto;padding:1rem 1.5rem}
.bar .button{min-height:2.5rem;padding:0 1.25rem}
.bar .files{display:flex;flex-wrap:wrap;gap:.75rem}
.bar nav{display:flex;gap:1rem;margin-inline-end:auto}
.bar:has(nav) .about{flex-basis:100%}
.bar nav a{font-weight:700}
.about{flex:1 1 19rem;min-width:0;font-size:.875rem;line-height:1.45;color:var(--slate);overflow-wrap:anywhere}
.about strong{color:var(--ink)}
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
@media(max-width:640px){.bar{padding:.75rem 1.25rem}.bar>.button,.bar .files,.bar .files .button{flex:1 1 auto}.bar .files{flex-basis:100%}.about{flex-basis:100%}}
@page{margin:1.6cm}
@media print{body.shared{background:#fff}.bar,.made{display:none}}
`;

export const sharedPageStyles = rules.replaceAll('\n', '');
