/**
 * The differences between plans (docs/adr/0026): how many versions of one document can be kept under a name. Nothing
 * else depends on the plan, and nothing that exists is removed when a plan ends.
 */
export const plansLimits = {
  free: { namedVersions: 50 },
  plus: { namedVersions: 200 },
  partner: { namedVersions: 200 },
} as const;

export type Plan = keyof typeof plansLimits;
