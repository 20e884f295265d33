import { Box, Skeleton } from '@mui/material';
import { useIsMutating } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { EditBase, type RaRecord, useEditContext } from 'react-admin';
import { ListTrouble } from './list/ListTrouble.tsx';
import { PanelGrid } from './PanelGrid.tsx';
import { retry } from './queryClient.ts';
import { RecordChanged } from './RecordChanged.tsx';

/**
 * Sets whole records apart in the cache: react-admin stores the rows of a list
 * as records under the plain key, and a row lacks most of what a panel shows.
 */
export const WHOLE = { whole: true };

// The panel tells its failure itself, and stays where it is.
const LIVE = { meta: WHOLE, retry, onError: () => undefined };
/** Read again only on request: nothing changes while somebody types. */
const HELD = { ...LIVE, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** MUI measures a long text before its panel is laid out, and hides its last lines. */
function useMeasuredTexts(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const frame = requestAnimationFrame(() => window.dispatchEvent(new Event('resize')));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}

interface PartsProps<Whole> extends Pick<ComponentProps<typeof PanelGrid>, 'columns'> {
  /** The row's version, where the record is held. Without one it is read again live. */
  version?: number;
  children: (whole: Whole) => ReactNode;
}

function Parts<Whole extends RaRecord>({ version, columns, children }: PartsProps<Whole>) {
  const { record, error, isFetching, refetch } = useEditContext<Whole>();
  // While this page saves, the newer row is its own.
  const saving = useIsMutating() > 0;
  const reload = () => refetch();
  useMeasuredTexts(record !== undefined);
  if (record) {
    const changed = version !== undefined && version > record.version && !saving;
    return (
      <>
        {changed && <RecordChanged busy={isFetching} onReload={reload} />}
        <PanelGrid columns={columns}>{children(record)}</PanelGrid>
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

interface OpenRecordProps<Whole> extends PartsProps<Whole> {
  resource: string;
  id: string;
}

/** The whole record of an open row: the wait, the failure, then its parts, with a note once somebody else saved it. */
export function OpenRecord<Whole extends RaRecord>({
  resource,
  id,
  ...parts
}: OpenRecordProps<Whole>) {
  return (
    <EditBase
      resource={resource}
      id={id}
      queryOptions={parts.version === undefined ? LIVE : HELD}
      mutationOptions={{ meta: WHOLE }}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
    >
      <Parts {...parts} />
    </EditBase>
  );
}
