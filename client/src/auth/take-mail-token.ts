import { takeMailToken } from './mail-token.ts';

takeMailToken();
