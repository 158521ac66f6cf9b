import { jobFileLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useFileSize } from './use-file-size.ts';

/** The codes of the server that have a text of their own. */
const known = ['too_large', 'wrong_kind', 'invalid_name', 'too_many_files', 'too_many', 'quota_exceeded', 'network'];

/** Returns a function that says why something did not work with a file. */
export function useFileFault(): (code: string, file: { readonly name: string; readonly size: number }) => string {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  return (code, { name, size }) =>
    t(`files.faults.${known.includes(code) ? code : 'unavailable'}`, {
      ...{ name, size: sizeOf(size), limit: sizeOf(jobFileLimits.size), max: jobFileLimits.files },
    });
}
