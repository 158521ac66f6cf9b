import { type Markup, markup } from '../../../platform/http/markup.ts';
import { interpolate } from '../../../platform/i18n/interpolate.ts';
import type { AdminTexts } from '../admin-texts.ts';
import { codeMinutes, type HalfSignIn } from '../factor/sign-ins.ts';
import { codePeriod, factorAddress, inGroups, type FactorName } from '../factor/one-time-codes.ts';
import { formField } from './admin-frame.ts';
import { field } from './field.ts';
import { codePath, signInPath } from './paths.ts';
import { qrPicture } from './qr-picture.ts';

export interface CodePageParts {
  readonly texts: AdminTexts['code'];
  readonly signIn: HalfSignIn;
  readonly name: FactorName;
  /** In base32, for somebody who has no factor yet; undefined: they have. */
  readonly secret: string | undefined;
  /** What was wrong with the code that was sent. */
  readonly problem: string | undefined;
}

/** How the app on the phone gets the secret: by the picture, by a link on the phone itself, or typed. */
function offered({ texts, name }: CodePageParts, secret: string): Markup {
  const address = factorAddress(secret, name);
  return markup`<ol class="steps"><li>${texts.getApp}</li>
<li>${texts.scan}<div class="scan">${qrPicture(address, texts.picture)}
<div><p>${texts.cannotScan}</p><p><code class="secret">${inGroups(secret)}</code></p>
<p><a href="${address}">${texts.openApp}</a></p></div></div></li>
<li>${texts.proveIt}</li></ol>`;
}

/** Asks for a code after the password, or first shows what makes codes. */
export function codePage(parts: CodePageParts): Markup {
  const { texts, signIn, name, secret, problem } = parts;
  const isNew = secret !== undefined;
  const lead = interpolate(isNew ? texts.setUpLead : texts.lead, { issuer: name.issuer, account: name.account });
  const input = field({
    id: 'code',
    label: texts.label,
    help: interpolate(texts.help, { seconds: codePeriod, minutes: codeMinutes }),
    problem,
    // What stands before it is to be read first, where there is something to be done.
    isFirst: !isNew || problem !== undefined,
    control: (attributes) =>
      markup`<input class="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" required${attributes}>`,
  });
  return markup`<div><h1>${isNew ? texts.setUpTitle : texts.title}</h1><p class="lead">${lead}</p></div>
${secret === undefined ? [] : [offered(parts, secret)]}
<form class="fields" method="post" action="${codePath}" novalidate>${formField(signIn)}${input}
<div class="row"><button class="button main" type="submit">${isNew ? texts.setUp : texts.action}</button><a class="button plain" href="${signInPath}">${texts.again}</a></div></form>
${isNew ? [] : [markup`<p class="small">${interpolate(texts.lostDevice)}</p>`]}`;
}
