import { useLocale } from '@shared/i18n';

const bytesPerMegabyte = 1024 * 1024;

/** Returns a function that formats a size in bytes as people read it, such as `7.2 MB`. */
export function useFileSize(): (bytes: number) => string {
  const { language } = useLocale();
  return (bytes) => {
    const isSmall = bytes < bytesPerMegabyte / 10;
    const format = new Intl.NumberFormat(language, {
      ...{ style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: isSmall ? 0 : 1 },
    });
    return format.format(Math.max(isSmall ? bytes / 1024 : bytes / bytesPerMegabyte, isSmall ? 1 : 0.1));
  };
}
