import { exportFormats, type ExportFormat } from '@shared/exporters';

export type DownloadFormat = 'pdf' | ExportFormat;

/** The formats in the order in which the menu offers them. */
export const downloadFormats: readonly [DownloadFormat, ...DownloadFormat[]] = ['pdf', ...exportFormats];
