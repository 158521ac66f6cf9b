/** The rules of the operators' pages, in addition to those of the public pages (services/platform/pages/styles.ts). */
export const adminStyles = `
:root{--danger:#b3261e;--field:#73858f}
.skip{position:absolute;left:1rem;top:-5rem;z-index:2;background:var(--paper);padding:.75rem 1rem;border-radius:8px}
.skip:focus{top:1rem}
.top{border-bottom:1px solid var(--line);background:var(--mist)}
.top>div{max-width:60rem;margin:0 auto;padding:.75rem 1.5rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center}
.top nav{display:flex;flex-wrap:wrap;gap:.25rem}
.top nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border-radius:8px;text-decoration:none;color:var(--ink)}
.top nav a[aria-current]{font-weight:700;text-decoration:underline;text-underline-offset:.375rem;text-decoration-thickness:2px}
.top .who{margin-inline-start:auto;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;color:var(--slate);font-size:.875rem;overflow-wrap:anywhere}
.admin{max-width:60rem;margin:0 auto;padding:2rem 1.5rem 5rem;display:grid;gap:1.5rem}
.admin>*{min-width:0}
.admin h1{font-size:1.75rem}
.admin h2{font-size:1.25rem}
.admin .lead,.admin .help,.admin .small{color:var(--slate)}
.admin .lead{max-width:42rem;margin-top:.5rem;overflow-wrap:anywhere}
.admin .help,.admin .small{font-size:.875rem}
.admin section{display:grid;gap:1rem;border-top:1px solid var(--line);padding-top:1.5rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
button.button{font:inherit;font-weight:700;cursor:pointer;background:var(--ground)}
button.button.main{background:var(--primary)}
.button.small-button{min-height:2.75rem;padding:0 1rem;font-size:.9375rem}
form.fields{display:grid;gap:1.25rem;max-width:42rem}
.field{display:grid;gap:.375rem}
.field label{font-weight:700}
.field label span{font-weight:400;color:var(--slate)}
.field input,.field textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--field);border-radius:8px;background:var(--ground);color:inherit;font:inherit}
.field textarea{resize:vertical}
.field [aria-invalid]{border-color:var(--danger);border-width:2px}
.field input.code{max-width:12rem;font-size:1.25rem;letter-spacing:.15em;font-variant-numeric:tabular-nums}
.steps{display:grid;gap:1rem;margin:0;padding-inline-start:1.5rem;max-width:42rem}
.scan{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;margin-top:.75rem}
.scan>div{flex:1 1 14rem;display:grid;gap:.75rem}
.scan a{display:inline-flex;align-items:center;min-height:2.75rem}
.qr{width:15rem;max-width:100%;border-radius:8px}
.secret{font-size:1.125rem;overflow-wrap:anywhere;user-select:all}
.wrong{color:var(--danger)}
.note{border:1px solid var(--line);border-inline-start:4px solid var(--primary);border-radius:8px;padding:.75rem 1rem;background:var(--mist);overflow-wrap:anywhere}
.note.bad{border-inline-start-color:var(--danger)}
.table{overflow-x:auto}
.table table{width:100%;border-collapse:collapse;font-size:.9375rem}
.table th{white-space:nowrap;text-align:start;color:var(--slate);font-weight:700}
.table :is(th,td){padding:.625rem .75rem .625rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.table td{overflow-wrap:anywhere}
.table .time{white-space:nowrap;font-variant-numeric:tabular-nums}
.facts{display:grid;gap:.5rem;margin:0}
.facts>div{display:grid;grid-template-columns:minmax(6rem,1fr) 4fr;gap:1rem}
.facts dt{color:var(--slate)}
.facts dd{margin:0;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){:root{--danger:#f2b8b5}}
@media(max-width:640px){.top .who{margin-inline-start:0}.admin{padding-inline:1.25rem}.table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.table :is(table,tbody,tr,td){display:block}.table tr{border-bottom:1px solid var(--line);padding:.75rem 0}.table td{border:0;padding:.125rem 0}.table td[data-label]::before{content:attr(data-label) ': ';color:var(--slate)}.facts>div{grid-template-columns:minmax(0,1fr);gap:0}}
`.replaceAll('\n', '');
