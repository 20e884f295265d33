import { z } from 'zod';
import { documentNote, documentSummary } from '../../../contract/documents.ts';
import { signedIn } from '../../platform/http/access.ts';
import { created, done, ok, raw } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { route, routes } from '../../platform/http/route.ts';
import { readDocument } from './read.ts';
import { removeDocument } from './remove.ts';
import { sendFile } from './send.ts';
import { setNote } from './set-note.ts';
import { uploadDocument } from './upload.ts';

export const documentRoutes = routes(
  'documents',
  route('POST /api/documents', {
    summary: 'Upload one file (multipart field `file`); attach it when submitting',
    access: signedIn,
    limits: ({ account }) => [['uploadAccount', account.id]],
    answer: created(documentSummary, 'Stored'),
    errors: [
      'file_missing',
      'file_too_large',
      'file_type_refused',
      'file_unreadable',
      'image_too_large',
      'upload_interrupted',
      'storage_full',
      'storage_low',
      'document_quota_unconfirmed',
      'document_quota',
      'upload_address_limit',
      'validation',
    ],
    handle: ({ c, services, actor, account }) =>
      uploadDocument(services, actor, c.req.raw, {
        address: clientAddress(c),
        isStaff: account.staff !== null,
      }),
  }),
  route('GET /api/documents/{id}', {
    summary: 'The file: a safe copy, or with `?original` the original for its owner',
    access: signedIn,
    query: z.object({ original: z.string().max(4).optional() }),
    answer: raw('application/octet-stream', 'The bytes'),
    errors: ['not_found', 'document_lost'],
    handle: async ({ c, services, session, id, query }) =>
      sendFile(c, await readDocument(services, session, id, query.original !== undefined)),
  }),
  route('PUT /api/documents/{id}', {
    summary: 'Say what a document of one’s own shows',
    access: signedIn,
    body: documentNote,
    answer: ok(documentSummary, 'The document as it is now'),
    errors: ['not_found'],
    handle: ({ services, actor, id, body }) => setNote(services, actor, id, body.note),
  }),
  route('DELETE /api/documents/{id}', {
    summary: 'Take back an upload that is attached to nothing yet',
    access: signedIn,
    answer: done('Gone'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => removeDocument(services, actor, id),
  }),
);
