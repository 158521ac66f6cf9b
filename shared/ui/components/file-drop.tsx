import { Flex, type FlexProps } from '@chakra-ui/react';
import { useState, type DragEvent, type ReactNode, type RefObject } from 'react';

export interface FileDropProps extends Omit<FlexProps, 'onDrop'> {
  /** File types for the device's own dialog, as an input's `accept`; what is dropped may be anything. */
  readonly accept: string;
  readonly label: string;
  /** The input behind it: a click on it opens the device's dialog. Whoever does not drag needs a button that does so. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** While one file is being dealt with, no other is taken. */
  readonly busy?: boolean;
  readonly onChoose: (file: File) => void;
}

/** A place to drop one file onto. The same file can be chosen again, for example once it is mended. */
export function FileDrop({ accept, label, input, busy = false, onChoose, children, ...box }: FileDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.item(0);
    if (file && !busy) onChoose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Flex
      align="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="l2"
      borderColor={isOver ? 'primary.solid' : 'border.control'}
      bg={isOver ? 'primary.subtle' : undefined}
      {...box}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </Flex>
  );
}
