/** Where an order is named in the page's address. */
export const ORDER = 'commande';

/** The page on which an order is paid. */
export const orderPath = (id: string) => `/payment?${ORDER}=${id}`;
