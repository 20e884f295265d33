import { Button, Checkbox, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useStore } from 'react-admin';

interface ColumnsMenuProps {
  /** The first one opens the row: it stays. */
  columns: readonly { source: string; label: string }[];
}

const NONE: string[] = [];

/** Which columns are shown; kept by this browser. react-admin's own menu is none to a screen reader. */
export function ColumnsMenu({ columns }: ColumnsMenuProps) {
  // Where `DataTable` looks.
  const [hidden, setHidden] = useStore<string[]>(`${useResourceContext()}.datatable`, NONE);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (source: string) =>
    setHidden(
      hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source],
    );
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Colonnes
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.slice(1).map(({ source, label }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => toggle(source)}
            sx={{ py: 0.5 }}
          >
            <Checkbox
              checked={!hidden.includes(source)}
              tabIndex={-1}
              inert
              sx={{ py: 0.75, ml: -1 }}
            />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
