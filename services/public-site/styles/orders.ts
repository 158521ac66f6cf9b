/**
 * The styles of the pages that order a gift and show its state (services/api/plan-pages/pages): forms, notes, a list of
 * steps.
 */
export const orderStyles = `
.order{max-width:48rem;margin-inline:auto;padding:clamp(1.5rem,4vw,3rem) 1.5rem 0;display:grid;gap:2rem}
.order h2{font-size:1.125rem}
.order .lead{font-size:1.125rem;color:var(--slate);margin-top:.75rem}
.order .price{font-weight:700;margin-top:1rem}
.order .what{margin-top:.75rem;padding-inline-start:1.25rem;display:grid;gap:.5rem;color:var(--slate)}
.order .what li::marker{color:var(--tile-text)}
.order .note{border:1px solid var(--line);border-inline-start:4px solid var(--tile);border-radius:8px;padding:.75rem 1rem;background:var(--mist)}
.order .note.bad{border-inline-start-color:var(--danger)}
.order form{display:grid;gap:2rem;max-width:32rem}
.order fieldset{border:0;margin:0;padding:0;min-width:0;display:grid;gap:1.25rem}
.order legend{font:inherit;padding:0;margin-bottom:1rem}
.order .field{display:grid;gap:.375rem}
.order label{font-weight:700}
.order label span{font-weight:400;color:var(--slate)}
.order input,.order textarea{font:inherit;color:inherit;background:var(--ground);border:1px solid #73858f;border-radius:8px;padding:.625rem .75rem;width:100%;min-height:3rem}
.order textarea{min-height:7rem;resize:vertical}
.order [aria-invalid]{border-color:var(--danger)}
.order .help,.order .small{color:var(--slate);font-size:.875rem}
.order .wrong{color:var(--danger);font-size:.875rem}
.order button{justify-self:start}
.order .again summary{cursor:pointer;font-weight:700;color:var(--link);min-height:1.5rem}
.order .again p{margin-block:.75rem 1.25rem;color:var(--slate)}
.order .again form{gap:1.25rem}
.order .steps{list-style:none;margin-top:1rem;display:grid;gap:.75rem;counter-reset:none}
.order .steps li{display:grid;grid-template-columns:1.25rem minmax(0,1fr);gap:.75rem;align-items:start;overflow-wrap:anywhere;border:0;padding:0}
.order .steps li::before{content:'';width:1.25rem;height:1.25rem;margin:.125rem 0 0;padding:0;border-radius:5px;border:2px dashed var(--focus);background:none}
.order .steps li.done::before{border:0;background:var(--tile)}
:root{--danger:#b3261e}
@media(prefers-color-scheme:dark){:root{--danger:#f2b8b5}}
@media(max-width:48rem){.order{padding-inline:1.25rem}.order .button{width:100%}}
`;
