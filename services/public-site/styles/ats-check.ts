/** The styles of the ATS check: the place for the file, and the results. */
export const atsCheckStyles = `
.check-hero .wide{align-items:start}
.check-hero h1{margin-top:1rem}
.drop-panel{display:grid;gap:1rem}
.drop{position:relative;display:grid;justify-items:center;gap:.75rem;padding:2.5rem 1.5rem;background:var(--panel);border:2px dashed var(--focus);border-radius:8px;text-align:center;color:var(--slate)}
.drop svg{width:3.5rem;margin-bottom:.25rem}
.drop .limits{font-size:.875rem}
.drop input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
.drop:hover .button{background:var(--primary-hover)}
.drop:focus-within{outline:2px solid var(--focus);outline-offset:3px}
.drop.over{background:var(--primary-quiet);border-style:solid}
.drop-panel .private{font-size:.875rem;color:var(--slate)}
.state:empty,.failure:empty{position:absolute}
.state{font-weight:700;overflow-wrap:anywhere}
.failure:not(:empty){padding:1rem 1.25rem;background:var(--panel);border:1px solid var(--line);border-inline-start:4px solid var(--problem);border-radius:8px;overflow-wrap:anywhere}
.failure strong{color:var(--problem)}
.failure p{margin-top:.25rem}
.results[hidden],.results [hidden]{display:none}
.results{padding-top:clamp(2.5rem,6vw,4rem)}
.results>h2{overflow-wrap:anywhere;scroll-margin-top:1.5rem}
.results>h2:focus{outline:0}
.results .summary{margin-top:.75rem;font-size:1.125rem;color:var(--slate)}
.results section h3{margin:0}
.checks{margin-top:2rem}
.checks ul{margin-top:1rem;list-style:none;border-top:1px solid var(--line)}
.checks li{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:.25rem 1.5rem;padding-block:1rem;border-bottom:1px solid var(--line)}
.checks li p{max-width:44rem;margin-top:.125rem;color:var(--slate);overflow-wrap:anywhere}
.checks .mark{font-weight:700;font-size:.875rem;line-height:1.7;color:var(--slate)}
.checks .mark::before{content:'';display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.5rem;border-radius:3px;border:2px solid currentColor}
.checks .problem .mark{color:var(--problem)}
.checks .problem .mark::before{background:currentColor}
.checks .good .mark{color:var(--tile-text)}
.checks .good .mark::before{background:var(--tile);border-color:var(--tile)}
.checks details{margin-top:.75rem}
.checks summary{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;font-weight:700;color:var(--primary-text);cursor:pointer;list-style:none}
.checks summary::-webkit-details-marker{display:none}
.checks summary::before{content:'';width:.5rem;height:.5rem;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(-45deg)}
.checks details[open] summary::before{transform:rotate(45deg)}
.checks details ul{margin-top:.25rem}
.found{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2.5rem clamp(2rem,4vw,3.5rem);margin-top:2.5rem}
.found .what{margin-top:.375rem;font-size:.875rem;color:var(--slate)}
.found dl{margin:1rem 0 0;border-top:1px solid var(--line)}
.found dl>div{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:.375rem 1rem;padding-block:.75rem;border-bottom:1px solid var(--line)}
.found dt{color:var(--slate)}
.found dd{grid-column:2;margin:0;overflow-wrap:anywhere}
.found dd+dd .item{margin-top:.5rem}
.found .item{display:grid}
.found .dates{color:var(--slate);font-variant-numeric:tabular-nums}
.found .missing{color:var(--slate);font-style:italic}
.found pre{margin:1rem 0 0;padding:1rem 1.25rem;max-height:36rem;overflow:auto;background:var(--mist);border:1px solid var(--line);border-radius:8px;font:inherit;font-size:.875rem;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere}
.import{display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;justify-content:space-between;margin-top:3rem;padding:2rem;border:1px solid var(--line);border-radius:8px;background:var(--primary-quiet)}
.import p{margin-top:.5rem;max-width:36rem}
.import .small{font-size:.875rem;color:var(--slate)}
.limit{margin-top:2.5rem;max-width:42rem;color:var(--slate)}
.limit .more{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.5rem;font-weight:700}
@media(max-width:56rem){.found{grid-template-columns:minmax(0,1fr)}}
@media(max-width:40rem){.checks li{grid-template-columns:minmax(0,1fr)}.found dl>div{grid-template-columns:5.5rem minmax(0,1fr)}.drop{padding:2rem 1.25rem}.import{padding:1.5rem}.import .actions{width:100%}.import .button{flex:1 1 100%}}
`;
