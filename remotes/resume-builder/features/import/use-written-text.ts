import { storedValue, useEnvironment } from '@shared/remote-kit';
import { useEffect, useMemo, useState } from 'react';

export interface WrittenText {
  /** The text; null while its field is not shown. */
  readonly text: string | null;
  readonly write: (text: string) => void;
  /** Forgets the text once it is imported. */
  readonly forget: () => void;
}

/** The text of a résumé that someone pastes or types. It is kept on this device until it is imported. */
export function useWrittenText(): WrittenText {
  const { subject } = useEnvironment().session;
  const store = useMemo(
    () =>
      storedValue<string>(`tessera.resume-builder.import-text.${subject}`, {
        parse: (kept) => (kept === '' ? undefined : kept),
        print: (text) => text,
      }),
    [subject],
  );
  const [text, setText] = useState<string | null>(() => store.get() ?? null);
  useEffect(() => {
    if (text === null || text === '') store.remove();
    else store.set(text);
  }, [store, text]);
  return { text, write: setText, forget: () => store.remove() };
}
