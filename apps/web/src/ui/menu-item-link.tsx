import { Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { Native } from './links.tsx';

/** Apart from the other links, since menus weigh 25 kB and the first screens have none. */
export const MenuItemLink = createLink((props: Native<MenuItemProps>) => <Menu.Item component="a" {...props} />);
