import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { AppDialog, Button, ErrorNotice, ListSkeleton, useNotices } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { faultText } from '../headshot-fault.ts';
import { uploadHeadshot } from '../headshot-calls.ts';
import { CropFrame } from './crop-frame.tsx';
import { firstSquare, queryOf, type Square } from './crop-square.ts';
import { usePicture } from './use-picture.ts';

export interface CropDialogProps {
  readonly file: File;
  readonly onChooseAnother: () => void;
  readonly onClose: () => void;
  readonly onSaved: (headshotURL: string) => void;
}

/** The file becomes a headshot: choose its square, send it. */
export function CropDialog({ file, onChooseAnother, onClose, onSaved }: CropDialogProps): ReactNode {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const notices = useNotices();
  const state = usePicture(file);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ readonly file: File; readonly square: Square }>();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const picture = state.status === 'open' ? state.picture : undefined;
  const square = picture && (chosen?.file === file ? chosen.square : firstSquare(picture));
  const problem = state.status === 'refused' ? state.fault : fault;

  const save = async (): Promise<void> => {
    if (!picture || !square) return;
    setSending(true);
    setFault(undefined);
    const answer = await uploadHeadshot(environment, file, queryOf(square, picture));
    setSending(false);
    if (!answer.ok) {
      setFault(answer.fault);
      return;
    }
    notices.show({ kind: 'success', title: t('headshot.saved') });
    onSaved(answer.headshotURL);
  };

  return (
    <AppDialog
      open
      onClose={isSending ? () => undefined : onClose}
      title={t('headshot.crop.title')}
      size="sm"
      initialFocus={frame}
      actions={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={isSending}
            onClick={() => {
              setFault(undefined);
              onChooseAnother();
            }}
          >
            {t('headshot.another')}
          </Button>
          {picture && (
            <Button loading={isSending} loadingText={t('headshot.crop.saving')} onClick={() => void save()}>
              {t('headshot.crop.save')}
            </Button>
          )}
        </>
      }
    >
      {problem !== undefined && (
        <ErrorNotice title={t(faultText(problem).title)} action={null}>
          {t(faultText(problem).safe)}
        </ErrorNotice>
      )}
      {state.status === 'opening' && <ListSkeleton rows={3} />}
      {picture && square && (
        <CropFrame
          frameRef={frame}
          picture={picture}
          square={square}
          onChange={(change) =>
            setChosen((now) => ({ file, square: change(now?.file === file ? now.square : firstSquare(picture)) }))
          }
        />
      )}
    </AppDialog>
  );
}
