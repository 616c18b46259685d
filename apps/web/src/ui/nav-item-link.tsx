import { NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { Native } from './links.tsx';

/** Apart from the other links, since only menus that open have it. */
export const NavItemLink = createLink((props: Native<NavLinkProps>) => <NavLink component="a" {...props} />);
