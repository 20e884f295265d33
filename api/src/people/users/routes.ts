import { createRoute, z } from '@hono/zod-openapi';
import { me } from '../../../contract/auth.ts';
import { clientSummary } from '../../../contract/reports.ts';
import { avatarUpdate, preferences, profileUpdate } from '../../../contract/users.ts';
import { signedIn, signedInWhateverStatus } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { acceptedTermsPage } from './accepted-terms.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { meOf } from './me.ts';
import { savePreferences } from './save-preferences.ts';
import { summaryOf } from './summary.ts';
import { updateProfile } from './update-profile.ts';

const tags = ['users'];

const getMe = createRoute({
  method: 'get',
  path: '/api/me',
  tags,
  summary: 'The session user with their profile',
  ...signedIn,
  responses: { 200: json(me, 'The person'), ...refusals('session_required') },
});

const patchMe = createRoute({
  method: 'patch',
  path: '/api/me',
  tags,
  summary: 'Change one’s own name, phone, address and presentation',
  ...signedIn,
  request: { body: body(profileUpdate) },
  responses: {
    200: json(me, 'The person as they are now'),
    ...refusals('session_required', 'validation'),
  },
});

const putAvatar = createRoute({
  method: 'put',
  path: '/api/me/avatar',
  tags,
  summary: 'Take an own upload as one’s picture; the former one is erased',
  ...signedIn,
  request: { body: body(avatarUpdate) },
  responses: {
    200: json(me, 'The person as they are now'),
    ...refusals('session_required', 'validation', 'document_unknown'),
  },
});

const deleteAvatar = createRoute({
  method: 'delete',
  path: '/api/me/avatar',
  tags,
  summary: 'Erase one’s picture; a repeat changes nothing',
  ...signedIn,
  responses: { 200: json(me, 'The person as they are now'), ...refusals('session_required') },
});

const getPreferences = createRoute({
  method: 'get',
  path: '/api/me/preferences',
  tags,
  summary: 'The five toggles of the settings',
  ...signedIn,
  responses: { 200: json(preferences, 'Preferences'), ...refusals('session_required') },
});

const putPreferences = createRoute({
  method: 'put',
  path: '/api/me/preferences',
  tags,
  summary: 'Save the five toggles',
  ...signedIn,
  request: { body: body(preferences) },
  responses: {
    200: json(preferences, 'As they are now'),
    ...refusals('session_required', 'validation'),
  },
});

const getSummary = createRoute({
  method: 'get',
  path: '/api/me/summary',
  tags,
  summary: 'Counts and amounts of the dashboard and the profile',
  ...signedIn,
  responses: { 200: json(clientSummary, 'Counts and euros'), ...refusals('session_required') },
});

const getAcceptedTerms = createRoute({
  method: 'get',
  path: '/api/me/accepted-terms',
  tags,
  summary: 'The terms as they were accepted at registration, as a page',
  ...signedInWhateverStatus,
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    ...refusals('session_required', 'not_found'),
  },
});

export const userRoutes = router()
  .openapi(getMe, async (c) => c.json(await meOf(c.var.services, c.var.session.account), 200))
  .openapi(patchMe, async (c) => {
    const { services, session } = c.var;
    return c.json(await updateProfile(services, session.account, c.req.valid('json')), 200);
  })
  .openapi(putAvatar, async (c) => {
    const { services, session } = c.var;
    const { documentId } = c.req.valid('json');
    return c.json(await setAvatar(services, session.account, documentId), 200);
  })
  .openapi(deleteAvatar, async (c) =>
    c.json(await removeAvatar(c.var.services, c.var.session.account), 200),
  )
  .openapi(getPreferences, (c) => c.json(c.var.session.account.preferences, 200))
  .openapi(putPreferences, async (c) => {
    const { services, session } = c.var;
    return c.json(await savePreferences(services, session.account, c.req.valid('json')), 200);
  })
  .openapi(getSummary, async (c) =>
    c.json(await summaryOf(c.var.services, c.var.session.account.id), 200),
  )
  .openapi(getAcceptedTerms, (c) => acceptedTermsPage(c, c.var.session.account.id));
