import { editLinks, LinkRows } from '@shared/builder';
import type { Correction, ImportContent } from '@shared/importers';
import { useState, type ReactNode } from 'react';
import { EditorFrame } from './editor-frame.tsx';

interface LinksEditorProps {
  readonly links: ImportContent['links'];
  readonly onCorrect: (correction: Correction) => void;
  readonly onClose: () => void;
}

/** Corrects the links of a file's header before anything is saved. */
export function LinksEditor({ links, onCorrect, onClose }: LinksEditorProps): ReactNode {
  const [before] = useState(links);
  const correct = (next: ImportContent['links']): void => onCorrect({ type: 'edit links', links: next });
  const cancel = (): void => {
    correct(before);
    onClose();
  };
  return (
    <EditorFrame onDone={onClose} onCancel={cancel}>
      <LinkRows links={links} edit={(action) => correct(editLinks(links, action))} />
    </EditorFrame>
  );
}
