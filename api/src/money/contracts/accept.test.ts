import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractSections } from '../../../contract/contract-text.ts';
import { STANDARD_CONTRACT } from '../../../contract/contract-texts.ts';
import { type ContractScene, contractScene, TERMS } from '../../../tests/features/contracts.ts';
import { tokenIn } from '../../../tests/mail.ts';
import { pdfTags, pdfText } from '../../../tests/pdf-text.ts';
import { sha256 } from '../../platform/ids.ts';
import { currentSettings } from '../../platform/settings/read.ts';

let { world, victim, staff, accept } = {} as ContractScene;
beforeEach(async () => {
  ({ world, victim, staff, accept } = await contractScene());
});
afterEach(() => world.end());

describe('accepting', () => {
  it('freezes everything that was on the screen, with its hash', async () => {
    const row = await accept();
    for (const said of [
      '# Contrat d’accompagnement',
      'Site de démonstration',
      '[Raison sociale à compléter]',
      'Un courrier à votre banque.',
      'Prix\u00a0: 50,00\u00a0€',
      'TVA non applicable, art. 293 B du CGI',
      'Bitcoin\u00a0: 0,00085\u00a0BTC, au cours de 58\u00a0823,53\u00a0€ pour 1\u00a0BTC',
      'Quatorze jours pour changer d’avis.',
      '«\u00a0Renoncer au contrat ici\u00a0»',
      'vous n’avez pas demandé qu’il commence plus tôt',
      'Éloïse Marchand, eloise@exemple.fr',
      '3 novembre 2026 à 11:12',
      '«\u00a0Commander avec obligation de paiement\u00a0»',
      `Référence du contrat\u00a0: ${row.reference}`,
      'jusqu’au 17 novembre 2026 inclus',
      '## Formulaire de rétractation',
    ]) {
      expect(row.acceptedText).toContain(said);
    }
    expect(row).toMatchObject({ status: 'accepted', amountCents: 5000, reportId: null });
    expect(row.acceptedTextHash).toBe(sha256(row.acceptedText ?? ''));
    expect(row.reference).toMatch(/^CTR-[2-9A-Z]{4}-[2-9]{2}$/);
  });

  it('says on the screen and in the PDF alike where the form to renounce is', async () => {
    const { acceptedText } = await accept();
    const settings = await currentSettings(world.db);
    const shown = contractSections(settings, STANDARD_CONTRACT, null).flatMap(
      ({ paragraphs }) => paragraphs,
    );
    const where = shown.filter((paragraph) => paragraph.includes('formulaire'));
    expect(where).toEqual([
      expect.stringContaining('à la fin du contrat en PDF. Ce PDF vous est envoyé par e-mail'),
    ]);
    expect(acceptedText).toContain(where[0]);
    expect(shown.join()).not.toContain('ci-dessous');
  });

  it('makes no heading and no paragraph of what somebody typed', async () => {
    await world.db
      .updateTable('users')
      .set({
        name: 'Éloïse\n\n# Remise',
        address: '1 rue X\n\n## Avenant accepté par Parade\n\nLe prix est ramené à 0 €.',
      })
      .where('id', '=', victim.uid)
      .execute();
    const terms = {
      title: 'Contrat\n\n## Titre',
      scope: '## Portée\n\nTrois courriers\n  # Annexe\n \n## Suite',
      feeTerms: '#Frais',
      refundConditions: '##Remise',
      deliveryPeriod: null,
      lawyer: null,
    };
    const row = await accept({ terms });
    const blocks = (row.acceptedText ?? '').split('\n\n');
    expect(blocks.filter((block) => /^\s*#/.test(block.replaceAll('\u00a0', '.')))).toEqual([
      '# Contrat ## Titre',
      '## Qui nous sommes',
      '## Ce que comprend le service',
      '## Prix et paiement',
      '## Conditions de remboursement',
      '## Votre droit de renoncer',
      '## Réclamation et médiation',
      '## Aide officielle',
      '## Début du service',
      '## Acceptation',
      '## Formulaire de rétractation',
    ]);
    expect(row.acceptedText?.match(/^#/gm)).toHaveLength(11);
    expect(row.acceptedText).toContain(
      'Accepté par Éloïse # Remise, eloise@exemple.fr, 1 rue X ## Avenant accepté par Parade Le prix est ramené à 0 €., le 3 novembre',
    );
    // The PDF prints what was typed, where it was typed.
    const { bytes } = await victim.get(`/api/contracts/${row.id}/document`);
    const pdf = await pdfText(bytes);
    expect(pdf).toContain('1 rue X ## Avenant accepté par Parade Le prix');
    // Whatever staff wrote, the free help and the warning go with it.
    expect(pdf.replaceAll(/\s+/g, ' ')).toMatch(
      /Info Escroqueries : 0 805 805 817 .*arnaque à la récupération/,
    );
    expect((await world.mailsTo(victim.email)).at(-1)?.text).toMatch(/^Bonjour,\n/);
  });

  it('repeats the request to begin at once where it was made, and only there', async () => {
    const { acceptedText, earlyStart } = await accept({ earlyStart: true });
    expect(acceptedText).toContain('Je demande expressément');
    expect(earlyStart).toBe(1);
    expect((await accept()).acceptedText).not.toContain('Je demande expressément');
  });

  it('mails it, to be printed from what was stored', async () => {
    await world.confirm(victim);
    const row = await accept();
    const mails = await world.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text', 'attachment'])
      .where('to', '=', victim.email)
      .orderBy('id')
      .execute();
    const mail = mails.at(-1);
    expect(mail?.subject).toBe(`Votre contrat ${row.reference}`);
    expect(mail?.text).toContain(row.acceptedTextHash);
    expect(JSON.parse(mail?.attachment ?? '')).toMatchObject({ kind: 'contract', id: row.id });
  });

  it('mails no file and no words of the person until the address is theirs, then each that binds', async () => {
    const name = 'Votre remboursement attend chez Retrait Express';
    const address = 'Appelez le 01 89 12 34 56';
    await world.db
      .updateTable('users')
      .set({ name, address })
      .where('id', '=', victim.uid)
      .execute();
    const terms = { ...TERMS, title: 'Titre de l’équipe' };
    const [first, second] = [await accept({ terms }), await accept({ terms })];
    await victim.post(`/api/contracts/${first.id}/renunciation`);
    await world.visitor().post('/api/auth/password-reset', { email: victim.email });
    const outbox = () =>
      world.db
        .selectFrom('mail_outbox')
        .select(['subject', 'text', 'html', 'attachment'])
        .where('to', '=', victim.email)
        .orderBy('id')
        .execute();
    const before = await outbox();
    expect(before.map(({ subject }) => subject)).toEqual([
      'Confirmez votre adresse e-mail',
      `Votre contrat ${first.reference}`,
      `Votre contrat ${second.reference}`,
      expect.stringContaining(first.reference),
      'Choisissez un nouveau mot de passe',
    ]);
    expect(before[2]?.text).toContain('Il vous sera envoyé ici en PDF');
    for (const { attachment, ...said } of before) {
      expect(attachment).toBeNull();
      expect(JSON.stringify(said)).not.toMatch(/Retrait Express|01 89 12|Titre de l’équipe/);
    }

    const token = tokenIn(before[0]?.text ?? '');
    const proof = { token, isMine: true };
    const confirmed = await world.visitor().post('/api/auth/email-verification/confirm', proof);
    expect(confirmed.body).toMatchObject({ isProven: true });
    const after = (await outbox()).slice(before.length);
    expect(after).toMatchObject([
      { subject: `Votre contrat ${second.reference}` },
      { subject: expect.stringMatching(`^Accusé de réception.*${first.reference}$`) },
    ]);
    expect(after[0]?.text).toContain('est joint');
    expect(JSON.parse(after[0]?.attachment ?? '')).toMatchObject({ id: second.id });
  });

  it('gives its owner the whole text as a PDF, staff too, and nobody else', async () => {
    const { id, reference, acceptedTextHash } = await accept();
    const url = `/api/contracts/${id}/document`;
    const { status, headers, bytes } = await victim.get(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`contrat-${reference}.pdf`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const text = await pdfText(bytes);
    expect(text).toContain('Un courrier à votre banque.');
    expect(text).toContain('Votre droit de renoncer');
    expect(text).toContain(acceptedTextHash);
    const { kinds, language } = await pdfTags(bytes);
    expect(language).toBe('fr-FR');
    expect(kinds.filter((kind) => kind === 'H1')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'H2').length).toBeGreaterThan(3);
    expect(kinds.filter((kind) => kind === 'P').length).toBeGreaterThan(6);
    // Of a demonstration: on each of its pages.
    const pages = text.match(/Page \d+ sur \d+/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/Spécimen, site de démonstration/g)).toHaveLength(pages.length);
    expect((await staff.get(url)).bytes.equals(bytes)).toBe(true);
    expect((await (await world.client()).get(url)).status).toBe(404);
    expect((await (await world.staff(['manageReports'])).get(url)).status).toBe(404);
    expect((await world.visitor().get(url)).status).toBe(401);
  });
});
