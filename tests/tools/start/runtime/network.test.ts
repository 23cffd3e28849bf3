import { expect, it } from 'vitest';
import { certificateArguments, networkEnvironment } from '../../../../tools/start/runtime/network.ts';

it.each([
  ['nothing', {}, {}],
  ['nothing, in npm’s way', { npm_config_proxy: 'null', npm_config_noproxy: '', npm_config_https_proxy: 'false' }, {}],
  [
    'the shell’s proxies',
    { HTTP_PROXY: 'http://a:1', HTTPS_PROXY: 'http://b:2', NO_PROXY: 'intranet' },
    { ELECTRON_GET_USE_PROXY: 'true', http_proxy: 'http://a:1', https_proxy: 'http://b:2', no_proxy: 'intranet' },
  ],
  [
    'npm’s proxies',
    { npm_config_proxy: 'http://a:1', npm_config_https_proxy: 'http://b:2', npm_config_noproxy: 'intranet' },
    { ELECTRON_GET_USE_PROXY: 'true', http_proxy: 'http://a:1', https_proxy: 'http://b:2', no_proxy: 'intranet' },
  ],
  [
    'npm’s only proxy, for both',
    { npm_config_proxy: 'http://a:1' },
    { ELECTRON_GET_USE_PROXY: 'true', http_proxy: 'http://a:1', https_proxy: 'http://a:1' },
  ],
  [
    'one for everything',
    { ALL_PROXY: 'http://a:1' },
    { ELECTRON_GET_USE_PROXY: 'true', http_proxy: 'http://a:1', https_proxy: 'http://a:1' },
  ],
  [
    'the shell’s before npm’s, also without a scheme',
    { https_proxy: 'proxy.example:3128', npm_config_https_proxy: 'http://b:2' },
    { ELECTRON_GET_USE_PROXY: 'true', https_proxy: 'http://proxy.example:3128' },
  ],
  ['npm’s certificates', { npm_config_cafile: '/c.pem' }, { NODE_EXTRA_CA_CERTS: '/c.pem' }],
  [
    'the shell’s certificates before npm’s',
    { NODE_EXTRA_CA_CERTS: '/mine.pem', npm_config_cafile: '/c.pem' },
    { NODE_EXTRA_CA_CERTS: '/mine.pem' },
  ],
])('hands the downloader %s', (_what, env, handed) => {
  expect(networkEnvironment(env)).toEqual(handed);
});

it('trusts whom the system trusts, where Node can', () => {
  expect(certificateArguments(new Set(['--use-system-ca', '--title']))).toEqual(['--use-system-ca']);
  expect(certificateArguments(new Set(['--title']))).toEqual([]);
});
