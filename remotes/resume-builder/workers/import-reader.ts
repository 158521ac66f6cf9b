/** The worker in which the import dialog reads files. It is built beside the remote, as `import-reader.js`. */
import { serveReading } from '@shared/importers';

serveReading();
