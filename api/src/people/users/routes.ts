import { me } from '../../../contract/auth.ts';
import { clientSummary } from '../../../contract/reports.ts';
import { avatarUpdate, preferences, profileUpdate } from '../../../contract/users.ts';
import { type SignedIn, signedIn, signedInWhateverStatus } from '../../platform/http/access.ts';
import { ok, raw } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { acceptedTermsPage } from './accepted-terms.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { meOf } from './me.ts';
import { savePreferences } from './save-preferences.ts';
import { summaryOf } from './summary.ts';
import { updateProfile } from './update-profile.ts';

/** What a person changes of themselves counts together. */
const own = ({ account }: SignedIn) => [['ownAccount', account.id]] as const;

export const userRoutes = routes(
  'users',
  route('GET /api/me', {
    summary: 'The session user with their profile',
    access: signedIn,
    answer: ok(me, 'The person'),
    handle: ({ services, account }) => meOf(services, account),
  }),
  route('PATCH /api/me', {
    summary: 'Change one’s own name, phone, address and presentation',
    access: signedIn,
    body: profileUpdate,
    limits: own,
    answer: ok(me, 'The person as they are now'),
    handle: ({ services, account, body }) => updateProfile(services, account, body),
  }),
  route('PUT /api/me/avatar', {
    summary: 'Take an own upload as one’s picture; the former one is erased',
    access: signedIn,
    body: avatarUpdate,
    limits: own,
    answer: ok(me, 'The person as they are now'),
    errors: ['document_unknown'],
    handle: ({ services, account, body }) => setAvatar(services, account, body.documentId),
  }),
  route('DELETE /api/me/avatar', {
    summary: 'Erase one’s picture; a repeat changes nothing',
    access: signedIn,
    limits: own,
    answer: ok(me, 'The person as they are now'),
    handle: ({ services, account }) => removeAvatar(services, account),
  }),
  route('GET /api/me/preferences', {
    summary: 'The five toggles of the settings',
    access: signedIn,
    answer: ok(preferences, 'Preferences'),
    handle: ({ account }) => account.preferences,
  }),
  route('PUT /api/me/preferences', {
    summary: 'Save the five toggles',
    access: signedIn,
    body: preferences,
    limits: own,
    answer: ok(preferences, 'As they are now'),
    handle: ({ services, account, body }) => savePreferences(services, account, body),
  }),
  route('GET /api/me/summary', {
    summary: 'Counts and amounts of the dashboard and the profile',
    access: signedIn,
    answer: ok(clientSummary, 'Counts and euros'),
    handle: ({ services, account }) => summaryOf(services, account.id),
  }),
  route('GET /api/me/accepted-terms', {
    summary: 'The terms as they were accepted at registration, as a page',
    access: signedInWhateverStatus,
    answer: raw('text/html', 'The page'),
    errors: ['not_found'],
    handle: ({ c, account }) => acceptedTermsPage(c, account.id),
  }),
);
