import { useTranslation } from '@shared/i18n';
import { BusyButton } from '@shared/record-forms';
import { Field, Flex, Input, PageTools, Text, type BoxProps } from '@shared/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useHasRoomBeside } from '../common/use-is-wide.ts';
import type { DocumentKindName } from './tailoring-draft.ts';
import { defaultTitle, type TailorTarget } from './target.ts';
import type { Tailoring } from './use-tailoring.ts';

interface CreateBarProps {
  readonly label: string;
  readonly kind: DocumentKindName;
  readonly target: TailorTarget;
  readonly tailoring: Tailoring;
  /** Why the document cannot be created; '' if it can. */
  readonly obstacle: string;
  /** Creates the document; rejects with an error whose message is shown. */
  readonly onMake: (title: string) => Promise<void>;
}

/** In the toolbar, where it is in view with every choice. */
const barStyles: BoxProps['css'] = {
  gap: '2',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 20rem',
  minWidth: '0',
  maxWidth: '40rem',
  ms: 'auto',
};

/** At the end of the choices where the toolbar has no room. */
const footStyles: BoxProps['css'] = {
  gap: '3',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  py: '4',
  bg: 'bg',
  borderTopWidth: '1px',
  zIndex: 'docked',
  '@media (min-height: 480px)': { position: 'sticky', insetBlockEnd: '0' },
};

/** What ends a proposal: the document's title and the button that creates it. */
export function CreateBar({ label, kind, target, tailoring, obstacle, onMake }: CreateBarProps): ReactNode {
  const { t } = useTranslation();
  const title = tailoring.titles[kind] ?? defaultTitle(target);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make = async (): Promise<void> => {
    if (title.trim() === '' || obstacle !== '') {
      setFailure(obstacle === '' ? t('tailor.nameMissing') : obstacle);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onMake(title.trim());
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : t('tailor.failed'));
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void make();
  };
  const isWide = useHasRoomBeside();
  const form = (
    <Flex as="form" css={isWide ? barStyles : footStyles} onSubmit={onSubmit}>
      <Field.Root orientation={isWide ? 'horizontal' : 'vertical'} flex="1" minWidth="9rem" width="auto">
        <Field.Label css={isWide ? { flex: 'none', fontWeight: '400', color: 'fg.muted' } : undefined}>
          {t('tailor.name')}
        </Field.Label>
        <Input
          size={isWide ? 'sm' : 'md'}
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target: field }) => tailoring.call(kind, field.value)}
        />
      </Field.Root>
      <BusyButton type="submit" busy={busy} size={isWide ? 'sm' : 'md'}>
        {label}
      </BusyButton>
      <Text role="alert" color="fg.error" textStyle="sm" flexBasis="full" _empty={{ display: 'none' }}>
        {failure}
      </Text>
    </Flex>
  );
  return isWide ? <PageTools>{form}</PageTools> : form;
}
