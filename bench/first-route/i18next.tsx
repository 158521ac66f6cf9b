import { createInstance } from 'i18next';
import { createElement } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

export const app = createElement(I18nextProvider, { i18n: createInstance(), children: null });
export const hook = useTranslation;
