/** What is not the open internet: this machine, its network, and what providers keep for themselves. */
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries, but for what is reachable from everywhere. */
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const notPublic = new BlockList();
for (const [net, prefix] of IPV4) notPublic.addSubnet(net, prefix, 'ipv4');

const global6 = new BlockList();
// Everything outside of it is this machine, this network, mapped, or nobody's yet.
global6.addSubnet('2000::', 3, 'ipv6');
const within6 = new BlockList();
/** Of `2000::/3`: tunnels that may carry a private IPv4 address, and examples. */
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  within6.addSubnet(net, prefix, 'ipv6');
}

/** Whether an IP address is reachable from everywhere. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !within6.check(address, 'ipv6');
}

/** Whether the host of an address can be told to be private without asking anybody: a number, or a local name. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/i.test(host);
}
