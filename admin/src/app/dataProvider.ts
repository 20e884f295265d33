import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { sendJson } from '../lib/http.ts';

/**
 * `/api/admin/{resource}` in the dialect of ra-data-simple-rest. An update
 * sends the whole record that was read, its `version` included: the server
 * refuses a stale one with 409.
 */
export const dataProvider: DataProvider = simpleRestProvider('/api/admin', sendJson);
