import * as runtime from '@module-federation/runtime/core';
import { getInstance } from '@module-federation/runtime';

export const instance = getInstance();
export const core = runtime;
