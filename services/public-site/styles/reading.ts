/** The styles of articles, their list, and the texts of the footer's pages. */
export const readingStyles = `
.reading{max-width:48rem;margin-inline:auto;padding:clamp(1.5rem,4vw,3rem) 1.5rem 0}
.crumbs ol{display:flex;flex-wrap:wrap;gap:.25rem .5rem;list-style:none;font-size:.875rem;color:var(--slate)}
.crumbs li+li::before{content:'/';margin-right:.5rem;color:var(--mute)}
.crumbs a{display:inline-block;padding-block:.25rem;color:var(--slate)}
.reading h1{margin-top:1rem}
.reading .lead{font-size:1.125rem;color:var(--slate);margin-top:1rem}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-top:1rem;font-size:.875rem;color:var(--slate)}
.prose{margin-top:2rem;font-size:1.0625rem;line-height:1.65}
.prose>*+*{margin-top:1.1em}
.prose h2{font-size:1.375rem;margin-top:2em;scroll-margin-top:1rem}
.prose h3{font-size:1.125rem;margin-top:1.6em}
.prose h2+*,.prose h3+*{margin-top:.6em}
.prose ul,.prose ol{padding-left:1.4em}
.prose li+li{margin-top:.4em}
.prose li::marker{color:var(--tile-text)}
.prose blockquote{margin-inline:0;padding:.25rem 0 .25rem 1.25rem;border-left:4px solid var(--tile);color:var(--slate)}
.prose blockquote>*+*{margin-top:.6em}
.prose .table{overflow-x:auto}
.prose table{border-collapse:collapse;width:100%;font-size:.9375rem;line-height:1.5;font-variant-numeric:tabular-nums}
.prose th,.prose td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.prose th{color:var(--slate)}
.prose code{font-size:.9em;background:var(--mist);border:1px solid var(--line);border-radius:4px;padding:.05em .3em}
.prose hr{border:0;border-top:1px solid var(--line);margin-block:2.5rem}
.list{list-style:none;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}
.list.three{grid-template-columns:repeat(3,minmax(0,1fr));margin-top:2rem}
.list article{position:relative;height:100%;padding:1.5rem;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
.list article:hover{border-color:var(--mute)}
.list h2,.list h3{font-size:1.125rem;line-height:1.3}
.list a{color:var(--ink);text-decoration:none}
.list a::after{content:'';position:absolute;inset:0;border-radius:8px}
.list a:focus-visible{outline:0}
.list a:focus-visible::after{outline:2px solid var(--focus);outline-offset:2px}
.list p{margin-top:.5rem;color:var(--slate)}
.list .facts{margin-top:.75rem}
.next{max-width:73rem;margin:4rem auto 0;padding-inline:1.5rem}
.head-row{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;justify-content:space-between}
.status-page{max-width:40rem;margin-inline:auto;padding:clamp(2.5rem,8vw,5rem) 1.5rem 0;text-align:center}
.status-page svg{width:6.5rem;margin-inline:auto}
.status-page h1{margin-top:2rem}
.status-page p{margin-top:.75rem;color:var(--slate)}
.status-page .actions{justify-content:center;margin-top:1.5rem}
@media(max-width:62rem){.list.three{grid-template-columns:minmax(0,1fr)}}
@media(max-width:48rem){.list{grid-template-columns:minmax(0,1fr)}.reading,.next{padding-inline:1.25rem}}
`;
