import type { Class } from './class.ts';

/** Ways to a site that is not ours. */
export const LINKS: readonly Class[] = [
  ['a link', 'link', ['https://parade-retrait.com/x', 'http://exemple.fr', 'HTTPS://EXEMPLE.COM']],
  ['a short link', 'link', ['https://bit.ly/3xYz', 'tinyurl.com/abc', 't.me/aide']],
  [
    'a host without a scheme',
    'link',
    ['parade-retrait.com/x', 'www.parade-aide.fr', 'Allez sur mon-remboursement.online'],
  ],
  [
    'a host by its address',
    'link',
    ['http://192.168.1.4/pay', '203.0.113.7/retrait', 'http://3232235777/x'],
  ],
  ['punycode', 'link', ['http://xn--prade-9ra.fr/', 'xn--80ak6aa92e.com']],
  ['look-alikes of our host', 'link', ['pаrade.example/aide', 'https://parade.ехample/']],
  [
    'our host before another',
    'link',
    [
      'https://parade.example.aide.com/',
      'https://parade.example@aide.com/',
      'https://aide.com\\@parade.example/',
    ],
  ],
  [
    'the dot as a word',
    'link',
    ['exemple point com', 'exemple (point) fr', 'exemple dot org', 'exemple [.] net'],
  ],
  ['the dot apart', 'link', ['exemple . com', 'exemple .fr', 'exemple,com']],
  [
    'another scheme',
    'link',
    ['hxxps://exemple.com', 'ftp://exemple.fr/x', 'tg://resolve?domain=aide'],
  ],
  [
    'another sign, a line or nothing as the dot',
    'link',
    [
      'parade-retrait·com',
      'parade-retrait • com',
      'parade-retrait → com',
      'Allez sur parade-retrait\ncom',
      'parade-retrait\n.com',
      'parade-retrait point com',
      'drive google com',
    ],
  ],
  ['letters apart', 'link', ['e x e m p l e . c o m', 'a-i-d-e-r.com']],
];
