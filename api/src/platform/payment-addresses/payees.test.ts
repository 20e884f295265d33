import { describe, expect, it } from 'vitest';
import { bicValue, ibanValue } from './ibans.ts';
import { readWallet } from './wallets.ts';

const chainOf = (address: string) => readWallet(address)?.chain;

describe('a segwit address', () => {
  // https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki, « native segregated witness addresses ».
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'test'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'bitcoin'],
    ['BC1SW50QGDZ25J', 'bitcoin'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'bitcoin'],
    ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'test'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'test'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bitcoin'],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin'],
  ])('of the standard passes: %s', (address, chain) => {
    expect(readWallet(address)).toEqual({
      chain,
      address: address.toLowerCase(),
      value: address.toLowerCase(),
    });
  });

  it.each([
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'unknown prefix'],
    ['tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'unknown prefix'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bech32 for version 1'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'bech32 for version 2'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'bech32 for version 16'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bech32m for version 0'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'bech32m for version 0'],
    [
      'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
      'a character of no alphabet',
    ],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'version 17'],
    ['bc1pw5dgrnzv', '1 byte'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', '41 bytes'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', '16 bytes for version 0'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'mixed case'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'too much padding'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'padding that is not zero'],
    ['bc1gmk9yu', 'no data'],
    // Valid by BIP 173, before BIP 350 gave later versions another checksum.
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx', 'BIP 173 alone'],
    ['BC1SW50QA3JX3S', 'BIP 173 alone'],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n8', 'its last character'],
  ])('that is broken is refused: %s (%s)', (address) => {
    expect(readWallet(address)).toBeNull();
  });
});

describe('a Base58Check address', () => {
  // The genesis block's; BIP 16's; https://github.com/litecoin-project/litecoin/blob/master/src/test/data/key_io_valid.json.
  it.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bitcoin'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin'],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'bitcoin'],
    ['LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', 'litecoin'],
    ['LbfVMz974gbbGFqXF7FZUpSBWSbwBHDwR5', 'litecoin'],
    ['LgUPnP2UZxmFBJb8FDgNd5JcU9b7CNfrw1', 'litecoin'],
    ['MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2', 'litecoin'],
    ['M9dw1FAoWpHC6PcMzoCHhqQ9McvTyG5Ywj', 'litecoin'],
    ['MNYP3h6XQQcVBohyVrxAtRGhbyvPpXzyFR', 'litecoin'],
    ['mwXn5Vhicdav8Av3KMokx4YNuHoGRKxtWs', 'test'],
    ['QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z', 'test'],
  ])('passes: %s', (address, chain) => {
    expect(readWallet(` ${address}\n`)).toEqual({ chain, address, value: address });
    // Every single wrong character is seen.
    for (let at = 1; at < address.length; at++) {
      const other = address[at] === 'z' ? 'y' : 'z';
      expect(chainOf(address.slice(0, at) + other + address.slice(at + 1))).toBeUndefined();
    }
    expect(chainOf(address.toLowerCase())).toBeUndefined();
    expect(chainOf(address.slice(0, -1))).toBeUndefined();
  });
});

describe('an address of Ethereum', () => {
  // https://eips.ethereum.org/EIPS/eip-55, « Test cases ».
  const MIXED = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];
  const ONE_CASE = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ];
  it.each([...MIXED, ...ONE_CASE])(
    'passes and shows in the case of its checksum: %s',
    (address) => {
      const known = { chain: 'evm', address, value: address.toLowerCase() };
      expect(readWallet(address)).toEqual(known);
      for (const digits of [address.slice(2).toLowerCase(), address.slice(2).toUpperCase()]) {
        expect(readWallet(`0x${digits}`)).toEqual(known);
      }
    },
  );

  it.each(MIXED)('in another mixed case is refused: %s', (address) => {
    for (let at = 2; at < address.length; at++) {
      const digit = address[at] ?? '';
      if (/\d/.test(digit)) continue;
      const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
      expect(chainOf(address.slice(0, at) + other + address.slice(at + 1))).toBeUndefined();
    }
    expect(chainOf(`${address}0`)).toBeUndefined();
    expect(chainOf(address.slice(0, -1))).toBeUndefined();
    expect(chainOf(address.slice(2))).toBeUndefined();
  });
});

describe('an IBAN', () => {
  // Examples of the IBAN registry (SWIFT).
  const EXAMPLES = [
    'AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741',
    'AT611904300234573201 AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034',
    'BG80BNBG96611020345678 BH67BMAG00001299123456 BR1800360305000010009795493C1',
    'BY13NBRB3600900000002Z00AB00 CH9300762011623852957 CR05015202001026284066',
    'CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000',
    'DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685',
    'EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785',
    'FO6264600001631634 FR1420041010050500013M02606 GB29NWBK60161331926819',
    'GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206',
    'GR1601101250000000012300695 GT82TRAJ01020000001210029690 HR1210010051863000160',
    'HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999',
    'IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456',
    'JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100',
    'LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA',
    'LT121000011101001000 LU280019400644750000 LV80BANK0000435195001',
    'MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951',
    'MK07250120000058984 MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S',
    'MU17BOMM0101101030300200000MUR NL91ABNA0417164300 NO9386011117947',
    'PK36SCBL0000001123456702 PL61109010140000071219812874 PS92PALS000000000400123456702',
    'PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000',
    'RS35260005601001611379 SA0380000000608010167519 SC18SSCB11010000000000001497USD',
    'SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541',
    'SM86U0322509800000000270100 SV62CENR00000000000000700025 TL380080012345678910157',
    'TN5910006035183598478831 TR330006100519786457841326 UA213223130000026007233566001',
    'VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906',
  ].flatMap((line) => line.split(' '));

  it.each(EXAMPLES)('of the registry passes, and broken ones do not: %s', (iban) => {
    expect(ibanValue(iban)).toBe(iban);
    expect(ibanValue(` ${iban.toLowerCase().replace(/(.{4})/g, '$1 ')}`)).toBe(iban);
    const digit = iban.slice(-6).search(/\d/) + iban.length - 6;
    const other = (Number(iban[digit]) + 1) % 10;
    for (const broken of [
      iban.slice(0, digit) + other + iban.slice(digit + 1),
      iban.slice(0, -1),
      `${iban}0`,
      `ZZ${iban.slice(2)}`,
      iban.slice(4),
    ]) {
      expect(ibanValue(broken)).toBeNull();
    }
  });
});

describe('a BIC', () => {
  it.each([
    ['BNPAFRPP', 'BNPAFRPP'],
    [' bnpa fr pp xxx ', 'BNPAFRPPXXX'],
    ['DEUTDEFF500', 'DEUTDEFF500'],
    ['BNPAFRP', null],
    ['BNPAFRPPXX', null],
    ['BNPAZZPP', null],
    ['1NPAFRPP', null],
    ['BNPAFRPPXXXX', null],
    ['', null],
  ])('%j is %j', (typed, bic) => {
    expect(bicValue(typed)).toBe(bic);
  });
});
