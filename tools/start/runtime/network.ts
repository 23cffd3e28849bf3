type Environment = Readonly<Record<string, string | undefined>>;

/** The first of these variables that says something; npm writes `null` where it means nothing. */
const firstOf = (env: Environment, names: readonly string[]): string | undefined =>
  names.map((name) => env[name]?.trim()).find((value) => value && value !== 'null' && value !== 'false');

/** Names without a scheme are common, and the downloader takes addresses only. */
const asAddress = (proxy: string): string => (/^[a-z][a-z0-9+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`);

/**
 * What Electron's downloader has to find in its environment so that it goes the way that the player set up for the shell
 * or for npm: the shell's variables first, then `npm config set https-proxy`, `proxy`, `noproxy` and `cafile`.
 */
export function networkEnvironment(env: Environment): Record<string, string> {
  const forAll = firstOf(env, ['all_proxy', 'ALL_PROXY']);
  const npmProxy = firstOf(env, ['npm_config_proxy']);
  const http = firstOf(env, ['http_proxy', 'HTTP_PROXY']) ?? npmProxy ?? forAll;
  const npmHttps = firstOf(env, ['npm_config_https_proxy']);
  const https = firstOf(env, ['https_proxy', 'HTTPS_PROXY']) ?? npmHttps ?? npmProxy ?? forAll;
  const none = firstOf(env, ['no_proxy', 'NO_PROXY', 'npm_config_noproxy']);
  const certificates = firstOf(env, ['NODE_EXTRA_CA_CERTS', 'npm_config_cafile']);
  return {
    ...((http || https) && { ELECTRON_GET_USE_PROXY: 'true' }),
    // Lower case: it is what the downloader reads first.
    ...(http && { http_proxy: asAddress(http) }),
    ...(https && { https_proxy: asAddress(https) }),
    ...(none && { no_proxy: none }),
    ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
  };
}

const SYSTEM_CERTIFICATES = '--use-system-ca';

/** Arguments for Node with which it trusts whom the system trusts; none before Node 22.15, which cannot. */
export const certificateArguments = (
  known: { has(flag: string): boolean } = process.allowedNodeEnvironmentFlags,
): string[] => (known.has(SYSTEM_CERTIFICATES) ? [SYSTEM_CERTIFICATES] : []);
