import type { Fact } from '@parade/site/brand/ui/Facts.tsx';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';

interface Person {
  userName: string;
  userEmail: string;
  userPhone: string;
}

export const contactFacts = ({ userName, userEmail, userPhone }: Person): Fact[] => [
  ['Nom', userName],
  ['Adresse e-mail', <EmailLink key="email" email={userEmail} />],
  ['Téléphone', userPhone && <PhoneLink key="phone" phone={userPhone} />],
];
