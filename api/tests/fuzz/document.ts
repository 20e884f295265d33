/** The routes of the API, as its own document has them. */
import type { World } from '../testing.ts';

export interface Route {
  /** `POST /api/reports` */
  name: string;
  method: string;
  path: string;
  /** Of the query. */
  parameters: string[];
  /** The names that the body may have, of every shape that it may take; null without a body. */
  fields: string[] | null;
}

interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const fieldsOf = ({ properties = {}, anyOf = [], oneOf = [] }: Schema): string[] => [
  ...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldsOf)]),
];

export async function routesOf(world: World): Promise<Route[]> {
  const { body } = await (await world.staff()).get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, { parameters = [], requestBody }]) => {
      const method = verb.toUpperCase();
      const schema = requestBody?.content['application/json']?.schema;
      return {
        name: `${method} ${path}`,
        method,
        path,
        parameters: parameters.filter((p) => p.in === 'query').map((p) => p.name),
        fields: schema ? fieldsOf(schema) : null,
      };
    }),
  );
}

/** What changes something. A file is no JSON: uploads have their own tests. */
export const isWriting = ({ name, method }: Pick<Route, 'name' | 'method'>): boolean =>
  method !== 'GET' && name !== 'POST /api/documents';
