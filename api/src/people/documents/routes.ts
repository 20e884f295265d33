import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { documentSummary } from '../../../contract/documents.ts';
import { actorOf, signedIn } from '../../platform/http/access.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { readDocument } from './read.ts';
import { removeDocument } from './remove.ts';
import { sendFile } from './send.ts';
import { uploadDocument } from './upload.ts';

const tags = ['documents'];

const postDocument = createRoute({
  method: 'post',
  path: '/api/documents',
  tags,
  summary: 'Upload one file (multipart field `file`); attach it when submitting',
  ...signedIn,
  responses: {
    201: json(documentSummary, 'Stored'),
    ...refusals('session_required', 'file_missing', 'file_too_large', 'file_type_refused'),
    ...refusals('file_unreadable', 'image_too_large', 'upload_interrupted', 'rate_limited'),
    ...refusals('storage_full'),
  },
});

const getDocument = createRoute({
  method: 'get',
  path: '/api/documents/{id}',
  tags,
  summary: 'The file: a safe copy, or with `?original` the original for its owner',
  ...signedIn,
  request: { params: idParam, query: z.object({ original: z.string().max(4).optional() }) },
  responses: {
    200: {
      description: 'The bytes',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    ...refusals('session_required', 'not_found'),
  },
});

const deleteDocument = createRoute({
  method: 'delete',
  path: '/api/documents/{id}',
  tags,
  summary: 'Take back an upload that is attached to nothing yet',
  ...signedIn,
  request: { params: idParam },
  responses: { 204: { description: 'Gone' }, ...refusals('session_required', 'not_found') },
});

export const documentRoutes = router()
  .openapi(postDocument, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('uploadAccount', session.account.id);
    return c.json(await uploadDocument(services, actorOf(c), c.req.raw), 201);
  })
  .openapi(getDocument, async (c) => {
    const original = c.req.valid('query').original !== undefined;
    const { id } = c.req.valid('param');
    const file = await readDocument(c.var.services, c.var.session, id, original);
    return sendFile(c, file);
  })
  .openapi(deleteDocument, async (c) => {
    await removeDocument(c.var.services, actorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
