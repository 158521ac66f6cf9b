import { exportFormats, type ExportFormat } from '@shared/exporters';

export type DownloadFormat = 'pdf' | ExportFormat;

/** In the order in which they are offered. */
export const downloadFormats: readonly [DownloadFormat, ...DownloadFormat[]] = ['pdf', ...exportFormats];
