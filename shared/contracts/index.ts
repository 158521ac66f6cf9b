export * from './mount.ts';
export * from './registry.ts';
export * from './runtime-config.ts';
export * from './errors.ts';
export * from './brand.ts';
export * from './match-remote.ts';
export * from './guests.ts';
export * from './report-body.ts';
