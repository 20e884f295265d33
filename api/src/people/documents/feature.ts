import type { Feature } from '../../platform/feature.ts';
import { noteFound } from './lost.ts';
import { documentData } from './personal-data.ts';
import { removeOrphans } from './remove.ts';
import { documentRoutes } from './routes.ts';

export const documents = {
  routes: [documentRoutes],
  async tidy(services) {
    const documents = await removeOrphans(services);
    if (documents > 0) services.log.info({ documents }, 'orphan documents removed');
    const found = await noteFound(services);
    if (found > 0) services.log.info({ found }, 'lost documents are back');
  },
  personalData: documentData,
} satisfies Feature;
