import { expect, it } from 'vitest';
import { type Licences, licenceBreaks } from './licences.ts';

const of = (licence: string): Licences => ({ [licence]: [{ name: 'some', versions: ['1.0.0'] }] });

it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND OFL-1.1', 'MIT or Elastic-2.0'])(
  'lets %s in',
  (licence) => {
    expect(licenceBreaks(of(licence), {})).toEqual([]);
  },
);

it.each(['GPL-2.0-only', 'SSPL-1.0', 'BUSL-1.1', 'Unknown', 'MIT AND CC-BY-NC-4.0', ''])(
  'stops at %s',
  (licence) => {
    expect(licenceBreaks(of(licence), {})).toEqual([`some 1.0.0: ${licence}`]);
  },
);

it('takes an exception with its reason, for as long as something needs it', () => {
  const exceptions = { some: 'read by hand' };
  expect(licenceBreaks(of('BSD'), exceptions)).toEqual([]);
  expect(licenceBreaks(of('MIT'), exceptions)).toEqual([
    'some: nothing needs this exception any longer',
  ]);
});
