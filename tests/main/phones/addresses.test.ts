import { describe, expect, it } from 'vitest';
import { addressesIn, ownAddresses } from '../../../main/phones/addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
  address,
  family,
  internal: address.startsWith('127.') || address === '::1',
  netmask: '',
  mac: '',
  cidr: null,
  ...(family === 'IPv6' && { scopeid: 0 }),
});

describe('the addresses of a computer', () => {
  it('are those in networks where a phone may be, the likeliest first', () => {
    const interfaces = {
      lo: [at('127.0.0.1'), at('::1', 'IPv6')],
      docker0: [at('172.17.0.1')],
      'br-4f1e': [at('172.18.0.1')],
      veth12: [at('172.19.0.1')],
      tun0: [at('10.8.0.2')],
      tailscale0: [at('100.64.0.3')],
      strange0: [at('192.168.9.9')],
      enp3s0: [at('10.0.0.5'), at('fe80::1', 'IPv6')],
      wlp2s0: [at('192.168.178.20')],
      eth1: [at('169.254.7.7')],
    };
    expect(addressesIn(interfaces as never)).toEqual(['192.168.178.20', '10.0.0.5', '192.168.9.9']);
  });

  it('are told by the names of other systems, too', () => {
    const windows = {
      'vEthernet (WSL)': [at('172.28.0.1')],
      'Wi-Fi': [at('192.168.0.7')],
      'OpenVPN TAP': [at('10.9.0.1')],
    };
    expect(addressesIn(windows as never)).toEqual(['192.168.0.7']);
    expect(addressesIn({ utun3: [at('10.1.1.1')], en0: [at('172.20.10.2')] } as never)).toEqual(['172.20.10.2']);
  });

  it('are none where there is no network', () => {
    expect(addressesIn({ lo: [at('127.0.0.1')] } as never)).toEqual([]);
  });

  it('are the one that the player has named', () => {
    expect(ownAddresses({ HADARA_ADDRESS: '192.168.5.5' })).toEqual(['192.168.5.5']);
    expect(ownAddresses({ HADARA_ADDRESS: 'evil.example' })).not.toContain('evil.example');
  });
});
