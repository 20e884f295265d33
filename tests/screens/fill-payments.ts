/** What is paid where: addresses of the standards' own examples. */
import type { APIRequestContext } from '@playwright/test';

const CURRENCIES = {
  bitcoin: {
    walletAddress: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    minimumAmount: '0.0009',
    eurRate: '58234.5',
  },
  ethereum: {
    walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    minimumAmount: '0.02',
    eurRate: '2310.5',
  },
  usdt: { walletAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', minimumAmount: '50' },
  binancecoin: {
    walletAddress: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    minimumAmount: '0.08',
  },
} as const;

/** All currencies but one, so that both states are there. */
export async function fillPayments(office: APIRequestContext, password: string): Promise<void> {
  for (const [currency, setting] of Object.entries(CURRENCIES)) {
    const answer = await office.put(`/api/admin/payment-settings/${currency}`, {
      data: { ...setting, password, version: 0 },
    });
    if (!answer.ok()) throw new Error(`${currency}: ${await answer.text()}`);
  }
}
