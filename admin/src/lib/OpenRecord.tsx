import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { ListTrouble } from './list/ListTrouble.tsx';
import { PanelGrid } from './PanelGrid.tsx';
import { RecordChanged } from './RecordChanged.tsx';

interface OpenRecordProps<Whole> extends Pick<ComponentProps<typeof PanelGrid>, 'columns'> {
  /** As `useOpenRecord` has it. `changed`: somebody else saved it since. */
  record: {
    data: Whole | undefined;
    error: Error | null;
    isFetching?: boolean;
    changed?: boolean;
    reload: () => void;
  };
  children: (whole: Whole) => ReactNode;
}

/** An open row: the wait, the failure, then its parts, with a note once somebody else saved it. */
export function OpenRecord<Whole>({ record, columns, children }: OpenRecordProps<Whole>) {
  const { data, error, isFetching, changed, reload } = record;
  if (data !== undefined) {
    return (
      <>
        {changed && <RecordChanged busy={isFetching} onReload={reload} />}
        <PanelGrid columns={columns}>{children(data)}</PanelGrid>
      </>
    );
  }
  if (error) {
    return (
      <Box sx={{ p: 2.5 }}>
        <ListTrouble error={error} onRetry={reload} />
      </Box>
    );
  }
  return (
    <PanelGrid columns={columns} role="status" aria-label="Chargement...">
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={220} />
      {/* Panels that define wide columns have three. */}
      {columns?.lg && <Skeleton variant="rounded" height={220} />}
    </PanelGrid>
  );
}
