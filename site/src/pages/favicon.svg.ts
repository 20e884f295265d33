import type { APIRoute } from 'astro';
import logo from '../../brand/logo.svg?raw';

export const GET: APIRoute = () =>
  new Response(logo, { headers: { 'content-type': 'image/svg+xml' } });
