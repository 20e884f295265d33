import { expect, it } from 'vitest';
import { isPrivateHost, isPublicAddress } from './private-hosts.ts';

it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a01:e0a::1'])(
  '%s is the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '203.0.113.9'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:1.1.1.1', 'fe80::1', 'fc00::1', 'ff02::1'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001::1', 'nowhere', ''],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['localhost', 'db', 'nas.local', 'a.internal', 'x.localhost.', '[::1]', '127.0.0.1'])(
  'nothing is asked of %s',
  (host) => expect(isPrivateHost(host)).toBe(true),
);

it('asks by name of what may be open', () => {
  expect(isPrivateHost('listes.example')).toBe(false);
  expect(isPrivateHost('1.1.1.1')).toBe(false);
});
