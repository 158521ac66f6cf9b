import { jobFileLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { callService, saveFile, useEnvironment } from '@shared/remote-kit';
import { Button, DownloadIcon, Field, Flex, IconAction, Input, PencilIcon, Span, Trash2Icon } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renameFile, type JobFile } from '../api/job-files.ts';
import { useFileFault } from './use-file-fault.ts';
import { useFileSize } from './use-file-size.ts';

interface FileRowProps {
  readonly file: JobFile;
  readonly onChanged: () => Promise<unknown>;
  readonly onFault: (text: string | undefined) => void;
  readonly onRemove: () => void;
}

/** A file with its size, which is saved to the device by its name, and can be renamed and deleted. */
export function FileRow({ file, onChanged, onFault, onRemove }: FileRowProps): ReactNode {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const faultOf = useFileFault();
  const sizeOf = useFileSize();
  const pencil = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isRenaming && returnsFocus.current) pencil.current?.focus();
    returnsFocus.current = false;
  }, [isRenaming]);
  const { name, path } = file;
  const download = async (): Promise<void> => {
    onFault(undefined);
    const response = await callService(environment, path, { method: 'GET' }).catch(() => undefined);
    if (response?.ok === true) saveFile(await response.blob(), name);
    else onFault(t('files.downloadFailed', { name }));
  };
  const leave = async (text: string | undefined, keepsFocus = false): Promise<void> => {
    returnsFocus.current = !keepsFocus;
    setIsRenaming(false);
    if (text === undefined || text.trim() === name) return;
    onFault(undefined);
    const code = await renameFile(environment, file, text);
    if (code === undefined) await onChanged();
    else onFault(faultOf(code, file));
  };
  if (isRenaming) {
    return (
      <li>
        <RenameField name={name} onLeave={(text, keepsFocus) => void leave(text, keepsFocus)} />
      </li>
    );
  }
  return (
    <Flex as="li" align="center" gap="1" minHeight="9">
      <Button
        variant="plain"
        size="sm"
        px="0"
        flex="1"
        minWidth="0"
        height="auto"
        minHeight="9"
        justifyContent="flex-start"
        textAlign="start"
        whiteSpace="normal"
        overflowWrap="anywhere"
        aria-label={t('files.download', { name })}
        onClick={() => void download()}
      >
        <DownloadIcon size={16} aria-hidden style={{ flexShrink: 0 }} />
        {name}
      </Button>
      <Span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {sizeOf(file.size)}
      </Span>
      <IconAction
        ref={pencil}
        tip={t('files.rename')}
        label={t('files.renameThat', { name })}
        size="xs"
        onClick={() => setIsRenaming(true)}
      >
        <PencilIcon size={16} />
      </IconAction>
      <IconAction tip={t('files.remove')} label={t('files.removeThat', { name })} size="xs" onClick={onRemove}>
        <Trash2Icon size={16} />
      </IconAction>
    </Flex>
  );
}

interface RenameFieldProps {
  readonly name: string;
  /** `text` is undefined if nothing changes; `keepsFocus` leaves the focus where it went. */
  readonly onLeave: (text: string | undefined, keepsFocus?: boolean) => void;
}

/** Enter and leaving the field rename, and Escape keeps the name. */
function RenameField({ name, onLeave }: RenameFieldProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    // The name without its ending.
    field.current?.setSelectionRange(0, name.lastIndexOf('.'));
  }, [name]);
  const leave = (...answer: Parameters<typeof onLeave>): void => {
    if (isOver.current) return;
    isOver.current = true;
    onLeave(...answer);
  };
  return (
    <Field.Root py="1">
      <Field.Label srOnly>{t('files.name')}</Field.Label>
      <Input
        ref={field}
        size="sm"
        value={text}
        maxLength={jobFileLimits.name}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => document.hasFocus() && leave(text, true)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          event.stopPropagation();
          leave(event.key === 'Enter' ? text : undefined);
        }}
      />
    </Field.Root>
  );
}
