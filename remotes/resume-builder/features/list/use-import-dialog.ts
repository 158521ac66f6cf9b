import { importParameter } from '@shared/contracts';
import { deleteOldKeptFile } from '@shared/importers';
import { useSearchParams } from '@shared/router';
import { useEffect, useState } from 'react';

/** The state of the dialog for imports. */
export interface ImportDialogState {
  readonly importing: boolean;
  /** Whether the public ATS check has kept a file for it. */
  readonly isHandedOver: boolean;
  readonly startImport: () => void;
  readonly endImport: () => void;
}

/**
 * Opens the import on request, and at once for an address of the public ATS check (`brand.homeWithImport`). The
 * parameter then leaves the address, so that reloading the page does not open the dialog again.
 */
export function useImportDialog(): ImportDialogState {
  const [parameters, setParameters] = useSearchParams();
  const isRequested = parameters.has(importParameter);
  const [importing, setImporting] = useState(isRequested);
  const [isHandedOver, setHandedOver] = useState(isRequested);
  useEffect(() => {
    if (!isRequested) {
      void deleteOldKeptFile();
      return;
    }
    setParameters(
      (before) => {
        before.delete(importParameter);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isRequested, setParameters]);
  return {
    importing,
    isHandedOver,
    startImport() {
      setHandedOver(false);
      setImporting(true);
    },
    endImport: () => setImporting(false),
  };
}
