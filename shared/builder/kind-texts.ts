/**
 * Keys of texts of the builder that name the document kind, which each remote provides itself. `undo.step` has an
 * additional text for each action type of the kind.
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
