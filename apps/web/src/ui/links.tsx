import {
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  UnstyledButton,
  type UnstyledButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

/** The library's parts as links to our own routes, with paths and parameters checked by type. */
export type Native<Props> = Props & Omit<ComponentPropsWithRef<'a'>, keyof Props>;

export const AnchorLink = createLink((props: Native<AnchorProps>) => <Anchor {...props} />);
export const ButtonLink = createLink((props: Native<ButtonProps>) => <Button component="a" {...props} />);
export const PlainLink = createLink((props: Native<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} />
));
