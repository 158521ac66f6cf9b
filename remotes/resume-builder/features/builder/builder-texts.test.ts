import { describeBuilderTexts } from '../../../../tooling/testing/describe-builder-texts.ts';
import builder from '../../locales/en/builder.json';
import list from '../../locales/en/resume-builder.json';

describeBuilderTexts({ en: { ...list, ...builder } });
