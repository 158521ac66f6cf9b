import path from 'node:path';
import { RuleTester } from 'eslint';
import { importDirection } from './import-direction.ts';

const root = path.resolve(import.meta.dirname, '..');
const inFile = (file: string, code: string) => ({ code, filename: path.join(root, file) });
const breach = (file: string, code: string, message: RegExp) => ({
  ...inFile(file, code),
  errors: [{ message: message as unknown as string }],
});

new RuleTester({ languageOptions: { sourceType: 'module' } }).run('import-direction', importDirection, {
  valid: [
    inFile('remotes/events/features/work/work-list.tsx', `import { Button } from '@shared/ui';`),
    inFile('remotes/events/features/work/work-list.tsx', `import { rows } from './rows.ts';`),
    inFile('shell/session/session-provider.tsx', `import { UserManager } from 'oidc-client-ts';`),
    inFile('services/domain/context/request-context.ts', `import { parse } from '../../../shared/documents/parse.ts';`),
    inFile(
      'services/api/graphql/schema/work.test.ts',
      `import { startDatabase } from '../../../../tooling/testing/database.ts';`,
    ),
    inFile('shared/ui/button.tsx', `export { Button } from '@chakra-ui/react';`),
  ],
  invalid: [
    breach('remotes/events/routes.tsx', `import '../profile/routes.tsx';`, /may not import another remote/),
    breach('remotes/events/routes.tsx', `import '../../shell/session/use-session.ts';`, /remotes may not import shell/),
    breach(
      'remotes/events/routes.tsx',
      `import { sql } from '../../services/platform/database/client.ts';`,
      /may not import services/,
    ),
    breach(
      'shell/bootstrap.tsx',
      `const page = import('../remotes/events/routes.tsx');`,
      /shell may not import remotes/,
    ),
    breach(
      'shared/contracts/mount.ts',
      `import { t } from '@shared/i18n';`,
      /shared\/contracts may not import shared\/i18n/,
    ),
    breach('shared/ui/tile.tsx', `import { useForm } from '@shared/forms';`, /shared\/ui may not import shared\/forms/),
    breach(
      'services/api/graphql/gateway.ts',
      `import { page } from '../../../mocks/partner-portal/page.ts';`,
      /may not import mocks/,
    ),
    breach(
      'remotes/profile/page.tsx',
      `import { UserManager } from 'oidc-client-ts';`,
      /only be imported in shell\/session/,
    ),
    breach('remotes/profile/page.tsx', `import { Button } from '@chakra-ui/react';`, /only be imported in shared\/ui/),
    breach(
      'shell/pages/home.tsx',
      `export * from '@module-federation/runtime';`,
      /only be imported in shell\/federation/,
    ),
    breach(
      'shell/pages/home.tsx',
      `import { createRoot } from 'react-dom/client';`,
      /only be imported in shell\/bootstrap/,
    ),
    breach(
      'shared/graphql/client.ts',
      `import c from '@myriaddreamin/typst.ts/compiler';`,
      /only be imported in shared\/typesetting/,
    ),
  ],
});
