/** Notes for the report on which database a test ran. */
import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    database?: string;
  }
}

beforeEach(({ task }) => {
  const { TEST_DIALECT } = process.env;
  if (TEST_DIALECT) task.meta.database = TEST_DIALECT;
});
