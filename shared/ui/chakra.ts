/**
 * The part of Chakra that the product uses, under Chakra's names. Everything listed here is part of the first download.
 */
export {
  Alert,
  Badge,
  Box,
  Center,
  CloseButton,
  Field,
  Fieldset,
  Flex,
  Grid,
  HStack,
  Heading,
  Link as ChakraLink,
  SimpleGrid,
  Skeleton,
  SkipNavLink,
  Span,
  Stack,
  Text,
  VisuallyHidden,
  chakra,
} from '@chakra-ui/react';
export type {
  BadgeProps,
  BoxProps,
  ButtonProps,
  FlexProps,
  HeadingProps,
  IconButtonProps,
  InputProps,
  LinkProps as ChakraLinkProps,
  StackProps,
  TextProps,
  TextareaProps,
} from '@chakra-ui/react';
