import { ChakraProvider, createSystem, defaultBaseConfig, Box } from '@chakra-ui/react';
import { createElement } from 'react';

// Without a theme and without any component that needs a state machine, such as a menu.
const value = createSystem(defaultBaseConfig);
export const app = createElement(ChakraProvider, { value, children: createElement(Box) });
