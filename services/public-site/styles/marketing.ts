/** The styles of the landing page and of the pages about one part of the product. */
export const marketingStyles = `
.hero{background:var(--mist);border-block:1px solid var(--line);overflow:hidden}
.hero .wide{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(2rem,5vw,4rem);align-items:center;padding-block:clamp(2.5rem,6vw,4.5rem)}
.hero h1{font-size:clamp(2.25rem,2.6vw + 1.25rem,3rem)}
.hero .lead{font-size:1.125rem;color:var(--slate);margin-top:1.25rem;max-width:35rem}
.hero .actions{margin-top:2rem}
.hero .note{margin-top:1rem;font-size:.875rem;color:var(--slate);max-width:30rem}
.shot{border:1px solid var(--line);border-radius:8px;overflow:hidden;background:var(--panel);box-shadow:var(--shadow)}
.shot img{width:100%;height:auto}
.part{padding-top:clamp(3rem,7vw,5rem)}
.part>h2,.part .intro h2{max-width:36rem}
.part .intro p{margin-top:.75rem;color:var(--slate);max-width:42rem}
.columns{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:2rem 2.5rem;margin-top:2rem;list-style:none}
.columns h3{display:flex;gap:.625rem;align-items:baseline}
.columns h3::before{content:'';flex:none;width:.75rem;height:.75rem;border-radius:3px;background:var(--tile);align-self:center;margin-top:-.25em}
.columns li:nth-child(3n+1) h3::before{background:var(--primary)}
.columns p{margin-top:.5rem;color:var(--slate)}
.split{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:clamp(2rem,5vw,4rem);align-items:center}
.split.turned{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.split.turned .words{order:2}
.words>p{max-width:42rem}
.split .words p,.unpictured p{margin-top:.75rem;color:var(--slate)}
.split .more{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.5rem;font-weight:700}
.ticks{margin-top:1rem;list-style:none;display:grid;gap:.5rem}
.ticks li{position:relative;padding-left:1.5rem}
.ticks li::before{content:'';position:absolute;left:0;top:.45em;width:.625rem;height:.625rem;border-radius:3px;background:var(--tile)}
.diagram{margin-top:2.5rem;padding:2rem;background:var(--mist);border:1px solid var(--line);border-radius:8px}
.diagram svg{width:100%;max-width:52rem;height:auto;margin-inline:auto}
.diagram .paper{fill:var(--panel);stroke:var(--line)}
.diagram .card{fill:var(--panel);stroke:var(--line)}
.diagram .thread{fill:none;stroke:var(--focus);stroke-width:1.5}
.diagram .thread.two{stroke:var(--tile)}
.diagram .thread.three{stroke:var(--tile-quiet)}
.diagram .bar{fill:var(--line)}
.diagram .bar.strong{fill:var(--mute)}
.band{margin-top:clamp(3rem,7vw,5rem);background:var(--mist);border-block:1px solid var(--line)}
.band .wide{padding-block:clamp(2.5rem,5vw,3.5rem)}
.closing{margin-top:clamp(3rem,7vw,5rem)}
.closing .wide>div{display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;justify-content:space-between;padding:2rem;border:1px solid var(--line);border-radius:8px;background:var(--primary-quiet)}
.closing p{margin-top:.5rem;max-width:36rem}
.groups{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:3rem 4rem}
.groups dl{margin:1.25rem 0 0;display:grid;gap:1rem}
.groups section{border-top:1px solid var(--line);padding-top:1.5rem}
.groups h2{font-size:1.375rem}
.groups dt{font-weight:700}
.groups dd{margin:.125rem 0 0;color:var(--slate)}
.plain-head{padding-top:clamp(2.5rem,6vw,4rem);padding-bottom:2.5rem}
.plain-head .lead{font-size:1.125rem;color:var(--slate);margin-top:.75rem;max-width:42rem}
@media(max-width:56rem){.hero .wide,.split,.split.turned{grid-template-columns:minmax(0,1fr)}.split.turned .words{order:0}.columns,.groups{grid-template-columns:minmax(0,1fr);gap:1.75rem}.diagram{padding:1.25rem .75rem}}
@media(max-width:30rem){.hero .actions .button,.closing .button{flex:1 1 100%}}
`;
