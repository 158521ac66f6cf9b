/**
 * Sentences of the builder that name the kind of document, which the remote's own texts therefore hold. `undo.step` has one
 * more for each type of action of the kind's own.
 */
export const textsOfKind = [
  'list.untitled',
  'builder.toList',
  'builder.missing',
  'builder.missingHelp',
  'builder.loadFailed',
  'builder.loadFailedHelp',
  'builder.createFailed',
  'builder.createFailedHelp',
  'contact.ownBadge',
  'wording.purpose',
  'wording.asDocument',
  'overrides.says.here',
  'page.label',
  'pdf.failedHelp',
  'download.copied',
  'download.nameHelp',
  'save.because.not-found',
  'conflict.title',
  'history.none',
  'history.safe',
  'changes.entries',
  'leave.what',
  'share.title',
  'share.what',
  'share.mode.live',
  'share.mode.frozen',
  'share.askWhat.freeze',
] as const;
