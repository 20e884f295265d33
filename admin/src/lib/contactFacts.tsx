import Link from '@mui/material/Link';
import type { Fact } from '@parade/site/brand/ui/Facts.tsx';

const target = { display: 'block', width: 'fit-content', py: 1.25 } as const;

interface Person {
  userName: string;
  userEmail: string;
  userPhone: string;
}

export const contactFacts = ({ userName, userEmail, userPhone }: Person): Fact[] => [
  ['Nom', userName],
  [
    'Adresse e-mail',
    <Link key="email" href={`mailto:${userEmail}`} sx={target}>
      {userEmail}
    </Link>,
  ],
  [
    'Téléphone',
    userPhone && (
      <Link key="phone" href={`tel:${userPhone.replace(/[^+\d]/g, '')}`} sx={target}>
        {userPhone}
      </Link>
    ),
  ],
];
