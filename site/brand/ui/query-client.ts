import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client whose first reads are invalidated too. The library takes the answer of a
 * first read that is under way for the new one, though it may be older than the change.
 */
export class CurrentQueryClient extends QueryClient {
  readonly #again = new WeakSet<Query>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined && !this.#again.has(query));
    for (const query of first) this.#again.add(query);
    await super.invalidateQueries(filters, options);
    await Promise.all(
      first.map(async (query) => {
        await query.promise?.catch(() => undefined);
        this.#again.delete(query);
        await super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
      }),
    );
  }
}
