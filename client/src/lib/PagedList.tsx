import { Box } from '@mui/material';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface PagedListProps<Item> {
  list: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What was read so far; undefined before the first page. */
  items: readonly Item[] | undefined;
  /** Its shape while it is being read. */
  skeleton: ReactNode;
  /** In its place where it could not be read: that nothing is lost. */
  unread?: ReactNode;
  empty: ReactNode;
  /** What the button reads more of: to the ear, where its words do not say it. */
  of?: string;
  /** The words of the button that reads on. */
  more?: string;
  /** What stands beside that button. */
  beside?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that grows by « Afficher plus ». */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const {
    list,
    items,
    skeleton,
    unread,
    empty,
    of,
    more = 'Afficher plus',
    beside,
    children,
  } = props;
  return (
    <>
      {list.isPending && skeleton}
      {list.isError && !items && unread}
      {items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
      {(list.hasNextPage || beside) && (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {list.hasNextPage && (
            <LoadingButton
              variant="outlined"
              loading={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              {more}
              {of && <VisuallyHidden> de {of}</VisuallyHidden>}
            </LoadingButton>
          )}
          {beside}
        </Box>
      )}
    </>
  );
}
