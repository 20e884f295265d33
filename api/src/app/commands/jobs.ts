import { Cron } from 'croner';
import { readJobNotes } from '../../platform/job-notes.ts';
import { allJobs } from '../jobs.ts';
import { withReadOnly } from '../read-only.ts';
import type { Command } from './command.ts';
import { columns, when } from './words.ts';

/** Only looked at: a process that runs them gives its own. */
const nothing = async () => {};

export const jobs: Command = {
  name: 'jobs',
  about: 'montre chaque tâche planifiée\u00a0: la dernière fois, la prochaine, ce qui a échoué',
  notes:
    'Comme le note le serveur qui a ce DATA_DIR, au plus toutes les trente secondes.\nDe plusieurs processus, chacun a le sien.',
  async run({ env: configuration, now }) {
    const env = configuration();
    await withReadOnly(env, async () => {});
    const notes = await readJobNotes(env.dataDir);
    const found = allJobs({ mail: nothing, publisher: nothing }).map(
      ({ name, times, timezone }) => {
        const next = new Cron(times, { ...(timezone && { timezone }) }).nextRun(now());
        const note = notes?.jobs[name];
        return {
          name,
          succeededAt: note?.succeededAt ?? null,
          failedAt: note?.failedAt ?? null,
          problem: note?.problem ?? null,
          nextAt: next?.toISOString() ?? null,
        };
      },
    );
    return {
      lines: [
        notes ? `Noté par le serveur ${when(notes.at)}.` : 'Le serveur n’a encore rien noté.',
        ...columns(
          found.map((job) => [
            job.name,
            `réussie ${when(job.succeededAt)}`,
            `prochaine ${when(job.nextAt)}`,
            job.problem ? `échouée ${when(job.failedAt)}` : '',
          ]),
        ),
      ],
      problems: found.flatMap(({ name, problem }) =>
        problem ? [`${name} a échoué la dernière fois\u00a0: ${problem}`] : [],
      ),
      data: { notedAt: notes?.at ?? null, jobs: found },
    };
  },
};
