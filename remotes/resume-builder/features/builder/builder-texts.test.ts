import { describeBuilderTexts } from '../../../../tooling/testing/describe-builder-texts.ts';
import en from '../../locales/en/resume-builder.json';

describeBuilderTexts({ en });
