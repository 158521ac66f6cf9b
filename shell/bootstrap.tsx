import { createRoot } from 'react-dom/client';
import { UiProvider, Heading } from '@shared/ui';
const c = document.createElement('div'); document.body.append(c);
createRoot(c).render(<UiProvider cacheKey="ts"><Heading>hi</Heading></UiProvider>);
