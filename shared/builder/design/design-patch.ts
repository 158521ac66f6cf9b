import type { ResumeDesign } from '@shared/documents';

/** Changes to a design; undefined resets a setting to the template's. */
export type DesignPatch = { readonly [Key in keyof ResumeDesign]?: ResumeDesign[Key] | undefined };

/**
 * Returns the design with the patch applied. Settings that are reset are left out, as in a design that never had them.
 */
export function patchDesign(design: ResumeDesign, patch: DesignPatch): ResumeDesign {
  const changed = Object.entries({ ...design, ...patch }).filter(([, value]) => value !== undefined);
  return { template: design.template, paper: design.paper, ...Object.fromEntries(changed) };
}

/**
 * Names the setting that a patch changes when it passes through many values, such as a slider or a color being picked.
 * Null for any other change.
 */
export function fieldOfDesign(patch: DesignPatch): string | null {
  const [key = ''] = Object.keys(patch);
  return ['accent', 'textSize', 'spacing', 'margins'].includes(key) ? `change design ${key}` : null;
}
