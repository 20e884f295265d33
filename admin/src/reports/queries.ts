import { type AdminReport, type Piece, reportPieces } from '@parade/api/contract/reports.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

/** Stale with the reports: a piece that is added shows while the record beside it is held for its editor. */
export const PIECES = ['pieces'];

export const piecesOf = ({ id, documentDetails }: AdminReport) =>
  queryOptions({
    queryKey: [...PIECES, id],
    queryFn: async (): Promise<Piece[]> =>
      reportPieces.parse((await sendJson(`/api/admin/reports/${id}/documents`)).json).pieces,
    initialData: documentDetails,
    staleTime: Number.POSITIVE_INFINITY,
  });
