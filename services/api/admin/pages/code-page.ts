import { type Markup, markup } from '../../../platform/http/markup.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import type { AdminTexts } from '../admin-texts.ts';
import { codeMinutes, type HalfSignIn } from '../factor/sign-ins.ts';
import {
  codePeriod,
  factorAddress,
  formatSecret,
  type FactorName,
} from '../../../platform/one-time-codes/one-time-codes.ts';
import { formField } from './admin-frame.ts';
import { field } from './field.ts';
import { codePath, signInPath } from './paths.ts';
import { qrPicture } from './qr-picture.ts';

export interface CodePageParts {
  readonly texts: AdminTexts['code'];
  readonly signIn: HalfSignIn;
  readonly name: FactorName;
  /** The secret in base32 for an operator without a factor, or undefined if they have one. */
  readonly secret: string | undefined;
  /** What was wrong with the submitted code. */
  readonly problem: string | undefined;
}

/**
 * Renders the ways to get the secret into the app: the picture, a link for use on the phone itself, and the text to
 * type.
 */
function setupInstructions({ texts, name }: CodePageParts, secret: string): Markup {
  const address = factorAddress(secret, name);
  return markup`<ol class="steps"><li>${texts.getApp}</li>
<li>${texts.scan}<div class="scan">${qrPicture(address, texts.picture)}
<div><p>${texts.cannotScan}</p><p><code class="secret">${formatSecret(secret)}</code></p>
<p><a href="${address}">${texts.openApp}</a></p></div></div></li>
<li>${texts.proveIt}</li></ol>`;
}

/** Asks for a code after the password, or first shows how to set up the app. */
export function codePage(parts: CodePageParts): Markup {
  const { texts, signIn, name, secret, problem } = parts;
  const isNew = secret !== undefined;
  const lead = interpolate(isNew ? texts.setUpLead : texts.lead, { issuer: name.issuer, account: name.account });
  const input = field({
    id: 'code',
    label: texts.label,
    help: interpolate(texts.help, { seconds: codePeriod, minutes: codeMinutes }),
    problem,
    // When there is something to do first, the text before the field must be read first.
    isFirst: !isNew || problem !== undefined,
    control: (attributes) =>
      markup`<input class="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" required${attributes}>`,
  });
  return markup`<div><h1>${isNew ? texts.setUpTitle : texts.title}</h1><p class="lead">${lead}</p></div>
${secret === undefined ? [] : [setupInstructions(parts, secret)]}
<form class="fields" method="post" action="${codePath}" novalidate>${formField(signIn)}${input}
<div class="row"><button class="button main" type="submit">${isNew ? texts.setUp : texts.action}</button><a class="button plain" href="${signInPath}">${texts.again}</a></div></form>
${isNew ? [] : [markup`<p class="small">${interpolate(texts.lostDevice)}</p>`]}`;
}
