import { refusalOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { Box, ErrorNotice } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { BuilderSkeleton } from './builder-loader.tsx';

interface NewDocumentProps {
  /** Creates a document and resolves to the path at which it is edited. */
  readonly create: () => Promise<string>;
}

/** Creates a document and navigates to its address. */
export function NewDocument({ create }: NewDocumentProps): ReactNode {
  const { t: own } = useTranslation();
  const navigate = useAppNavigate();
  /** `reason` is what the gateway said, such as that the account is full. */
  const [failure, setFailure] = useState<{ readonly reason: string | undefined }>();
  const [attempt, setAttempt] = useState(1);
  const started = useRef(0);
  const begin = useEffectEvent(async (): Promise<void> => {
    setFailure(undefined);
    try {
      navigate(await create(), { replace: true });
    } catch (error) {
      setFailure({ reason: refusalOf(error) });
    }
  });
  useEffect(() => {
    // React may run an effect twice for one attempt, but the document must be created only once.
    if (started.current === attempt) return;
    started.current = attempt;
    void begin();
  }, [attempt]);

  if (!failure) return <BuilderSkeleton />;
  return (
    <Box maxWidth="reading" mx="auto" p={{ base: '4', md: '8' }}>
      <ErrorNotice title={own('builder.createFailed')} onRetry={() => setAttempt((before) => before + 1)}>
        {failure.reason ?? own('builder.createFailedHelp')}
      </ErrorNotice>
    </Box>
  );
}
