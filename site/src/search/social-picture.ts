/** What the build draws and each page announces (Open Graph). */
export const SOCIAL_PICTURE = { path: '/og.png', width: 1200, height: 630 } as const;
