/** The cookie of a session by its name; under TLS a prefix stands before it. */
export const SESSION_COOKIE = 'parade_session';

const SENT = new RegExp(`(?:^|;\\s*)(?:__Host-)?${SESSION_COOKIE}=`);

/** Whether a request comes from a browser that was signed in, be its session over or not. */
export const namesSession = (cookies: string | undefined): boolean => SENT.test(cookies ?? '');
