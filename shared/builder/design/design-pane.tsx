import type { ResumeDesign } from '@shared/documents';
import { templateOf } from '@shared/typesetting';
import { Heading, Stack } from '@shared/ui';
import { memo, useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { TextVersion, type TextVersionProps } from '../variants/text-version.tsx';
import type { DesignPatch } from './design-patch.ts';
import { ColourChoice } from './colour-choice.tsx';
import { DateChoice } from './date-choice.tsx';
import { FontChoice } from './font-choice.tsx';
import { HeadshotChoice } from './headshot-choice.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { PunctuationChoice } from './punctuation-choice.tsx';
import { SizeChoices } from './size-choices.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useBuilderTexts } from '../texts.ts';

export interface DesignPaneProps {
  readonly design: ResumeDesign;
  /** Must be the same function at every rendering. */
  readonly edit: Dispatch<
    { readonly type: 'change design'; readonly patch: DesignPatch } | Parameters<TextVersionProps['edit']>[0]
  >;
  /** Which texts of its blocks the document shows; undefined while no block has a choice. */
  readonly textVersion?: Omit<TextVersionProps, 'edit'> | undefined;
  /** The language of the document, as a BCP 47 tag. */
  readonly language: string;
  /** The URL of the profile's headshot. */
  readonly headshotUrl: string | null;
  /** The points of the document's text at the template's own size, where they differ from it. */
  readonly usualTextSize?: number;
}

/** The design of the document. Settings that are not chosen come from the template. */
export const DesignPane = memo(function DesignPane({
  design,
  edit,
  textVersion,
  language,
  headshotUrl,
  usualTextSize,
}: DesignPaneProps): ReactNode {
  const t = useBuilderTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const template = templateOf(design.template);
  const change = (patch: DesignPatch): void => edit({ type: 'change design', patch });
  return (
    <Stack gap="6" p="4" pb="12">
      <Heading as="h2" ref={heading} textStyle="lg" tabIndex={-1} outline="none">
        {t('design.title')}
      </Heading>
      {textVersion && <TextVersion {...textVersion} edit={edit} />}
      <TemplateChoice chosen={template.name} accent={design.accent} onChoose={(name) => change({ template: name })} />
      <ColourChoice accent={design.accent} onChange={(accent) => change({ accent })} />
      <FontChoice fonts={design.fonts} own={template.fonts} onChange={(fonts) => change({ fonts })} />
      <SizeChoices design={design} template={template} usualTextSize={usualTextSize} onChange={change} />
      <PaperChoice paper={design.paper} onChange={(paper) => change({ paper })} />
      <DateChoice
        format={design.dateFormat ?? 'short'}
        language={language}
        onChange={(dateFormat) => change({ dateFormat })}
      />
      <PunctuationChoice
        isSmart={design.smartPunctuation === true}
        onChange={(smartPunctuation) => change({ smartPunctuation })}
      />
      <HeadshotChoice
        isShown={design.headshot === true}
        hasPlace={template.hasHeadshot}
        template={template.name}
        headshotUrl={headshotUrl}
        onChange={(headshot) => change({ headshot })}
      />
    </Stack>
  );
});
