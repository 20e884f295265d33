import { Pagination, useListPaginationContext } from 'react-admin';
import { PER_PAGE } from './address.ts';

const number = (value: number) => value.toLocaleString('fr-FR');

const WAYS: Readonly<Record<string, string>> = {
  first: 'Première page',
  last: 'Dernière page',
  next: 'Page suivante',
  previous: 'Page précédente',
};

interface PagesProps {
  /** What is counted: « signalement », « signalements ». */
  one: string;
  many: string;
}

interface Shown {
  from: number;
  to: number;
  count: number;
}

/** « 21–40 sur 212 signalements », spoken when it changes, the pages around and how long they are. */
export function Pages({ one, many }: PagesProps) {
  const { perPage } = useListPaginationContext();
  // `Pagination` passes on what MUI's takes, though its type does not say so.
  const words: object = {
    labelDisplayedRows({ from, to, count }: Shown) {
      // Nobody knows how many where the page could not be read.
      if (count < 0) return '';
      const things = `${number(count)}\u00a0${count < 2 ? one : many}`;
      return (
        <span role="status">
          {count > perPage ? `${number(from)}–${number(to)} sur ${things}` : things}
        </span>
      );
    },
    labelRowsPerPage: 'Lignes par page',
    getItemAriaLabel: (type: string) => WAYS[type] ?? 'Page',
  };
  return <Pagination rowsPerPageOptions={[PER_PAGE, 50, 100]} {...words} />;
}
