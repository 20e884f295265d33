import { describe, expect, it } from 'vitest';
import { household, networkAround } from './client-address.ts';

describe('the address that the limits count', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(household(address)).toBe(counted);
  });

  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['192.0.2.7', null],
    ['unknown', null],
  ])('the network around %s is %s', (address, network) => {
    expect(networkAround(address)).toBe(network);
  });
});
