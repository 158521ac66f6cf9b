import type { ResumeDesign } from '@shared/documents';

/** Choices of a design; undefined goes back to the template's own. */
export type DesignPatch = { readonly [Key in keyof ResumeDesign]?: ResumeDesign[Key] | undefined };

/** Choices that are taken back are left out, as in a design that never had them. */
export function changedDesign(design: ResumeDesign, patch: DesignPatch): ResumeDesign {
  const changed = Object.entries({ ...design, ...patch }).filter(([, value]) => value !== undefined);
  return { template: design.template, paper: design.paper, ...Object.fromEntries(changed) };
}

/** Names what a patch sets where many values pass on the way: a slider, a colour that is being chosen. Null for any other choice. */
export function fieldOfDesign(patch: DesignPatch): string | null {
  const [key = ''] = Object.keys(patch);
  return ['accent', 'textSize', 'spacing', 'margins'].includes(key) ? `change design ${key}` : null;
}
