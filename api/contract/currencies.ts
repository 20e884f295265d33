/** The currencies of the payment settings (specification 9), by key. */
export const CURRENCIES = {
  bitcoin: {
    name: 'Bitcoin',
    symbol: 'BTC',
    network: 'Bitcoin',
    feeEstimate: 'environ 0,50\u00a0€',
    duration: '10-30\u00a0min',
  },
  ethereum: {
    name: 'Ethereum',
    symbol: 'ETH',
    network: 'Ethereum',
    feeEstimate: 'environ 2,00\u00a0€',
    duration: '5-15\u00a0min',
  },
  usdt: {
    name: 'Tether',
    symbol: 'USDT',
    network: 'Ethereum ERC-20',
    feeEstimate: 'environ 2,50\u00a0€',
    duration: '5-15\u00a0min',
  },
  litecoin: {
    name: 'Litecoin',
    symbol: 'LTC',
    network: 'Litecoin',
    feeEstimate: 'environ 0,30\u00a0€',
    duration: '5-10\u00a0min',
  },
  binancecoin: {
    name: 'Binance Coin',
    symbol: 'BNB',
    network: 'BNB Smart Chain',
    feeEstimate: 'environ 0,10\u00a0€',
    duration: '1-5\u00a0min',
  },
} as const;
export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_KEYS = Object.keys(CURRENCIES) as [Currency, ...Currency[]];

/** Those that the payment screen offers, in its order (specification 9). */
export const PAYABLE_CURRENCIES = ['bitcoin', 'ethereum', 'litecoin', 'usdt'] as const;
export type PayableCurrency = (typeof PAYABLE_CURRENCIES)[number];
export const isPayable = (currency: Currency): currency is PayableCurrency =>
  PAYABLE_CURRENCIES.some((each) => each === currency);

/** The seed of the USDT's euro rate (specification 9). */
export const USDT_EUR_RATE = '1.01';
