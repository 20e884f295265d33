import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WaitingChange } from '../approvals/WaitingChange.tsx';
import { Address } from '../lib/Address.tsx';
import { PanelGrid } from '../lib/PanelGrid.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { stamp } from '../lib/stamp.ts';
import { CurrencyForm } from './CurrencyForm.tsx';
import { PriceGap } from './PriceGap.tsx';
import { currenciesQuery } from './queries.ts';
import { Removal } from './Removal.tsx';

function facts({
  configured,
  payable,
  walletAddress,
  updatedAt,
  updatedBy,
}: PaymentSetting): Fact[] {
  if (!configured) return [['État', 'Pas encore configuré\u00a0: les clients ne le voient pas.']];
  return [
    [
      'État',
      payable
        ? 'Proposé sur l’écran de paiement'
        : 'Enregistré\u00a0; l’écran de paiement ne propose pas cette monnaie',
    ],
    ['Adresse', <Address key="address" value={walletAddress} grouped />],
    ...stamp('Enregistré', updatedAt, updatedBy),
  ];
}

/** A currency's settings and their form. A save by somebody else shows as a note. */
export function CurrencyPanel({ row }: { row: PaymentSetting }) {
  const client = useQueryClient();
  const [setting, setSetting] = useState(row);

  function adopt(saved: PaymentSetting) {
    setSetting(saved);
    client.setQueryData(currenciesQuery.queryKey, (rows) =>
      rows?.map((each) => (each.id === saved.id ? saved : each)),
    );
  }

  async function reload() {
    const rows = await client.fetchQuery({ ...currenciesQuery, staleTime: 0 });
    setSetting(rows.find(({ id }) => id === row.id) ?? row);
  }

  return (
    <>
      {row.version !== setting.version && <RecordChanged onReload={reload} />}
      <WaitingChange object={`payment-settings/${row.id}`} />
      <PanelGrid columns={{ md: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <CurrencyForm setting={setting} onSaved={adopt} onReload={reload} />
        <div>
          <PanelHeading>En vigueur</PanelHeading>
          {/* Read from the row, which follows the contract's price too. */}
          <PriceGap name={row.name} priceGap={row.priceGap} />
          <Facts facts={facts(setting)} />
          {setting.configured && <Removal setting={setting} onRemoved={adopt} />}
        </div>
      </PanelGrid>
    </>
  );
}
