import type { InvitedRole } from '@groundwork/contract/collaboration';
import { INVITED_ROLES, PROJECT_ROLE_LABELS } from '@groundwork/contract/collaboration.texts';
import { Select, type SelectProps, Text } from '@mantine/core';

const ROLES = Object.keys(INVITED_ROLES) as InvitedRole[];
const DATA = ROLES.map((value) => ({ value, label: PROJECT_ROLE_LABELS[value] }));

type Props = Pick<SelectProps, 'label' | 'aria-label' | 'size' | 'disabled' | 'w'> & {
  value: InvitedRole;
  onChange: (role: InvitedRole) => void;
};

/** Each role with what it lets somebody do. */
export const RoleSelect = ({ value, onChange, ...props }: Props) => (
  <Select
    {...props}
    data={DATA}
    value={value}
    allowDeselect={false}
    comboboxProps={{ width: 250, position: 'bottom-end' }}
    renderOption={({ option }) => (
      <div>
        <Text size="sm" fw={560}>
          {option.label}
        </Text>
        <Text size="xs" c="dimmed">
          {INVITED_ROLES[option.value as InvitedRole]}
        </Text>
      </div>
    )}
    onChange={(role) => role && onChange(role as InvitedRole)}
  />
);
