import { expect, test } from 'vitest';
import { addressSlip } from './wallet-types.ts';

// Of the standards: the genesis block's, BIP 16, BIP 173, BIP 350, EIP-55.
test.each([
  ['btc', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa\n'],
  ['btc', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['btc', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['btc', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
  ['btc', 'BC1SW50QGDZ25J'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['usdt', '0x52908400098527886E0F7030069857D2E4169EE7'],
  // Its checksum is wrong: that is the server's to say.
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
] as const)('%s may look like %s', (type, address) => {
  expect(addressSlip(type, address)).toBeUndefined();
});

test.each([
  ['btc', 'abc', 'elle commence par 1, 3 ou bc1'],
  ['btc', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Ce n’est pas une adresse Bitcoin'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div0Na', 'Ce n’est pas une adresse Bitcoin'],
  [
    'btc',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'Pour Bitcoin, il faut une adresse Bitcoin',
  ],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'compte 42 caractères'],
  ['eth', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'elle commence par 0x'],
  ['usdt', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'C’est une adresse Bitcoin. Pour Tether'],
  // Tron, where most of the token moves.
  ['usdt', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'Ce n’est pas une adresse Ethereum'],
] as const)('%s never looks like %s', (type, address, said) => {
  expect(addressSlip(type, address)).toContain(said);
});
