import { createElement } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';

export const app = createElement(AuthProvider, { authority: '', client_id: '', redirect_uri: '' });
export const hook = useAuth;
