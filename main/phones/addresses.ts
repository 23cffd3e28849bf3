import { isIPv4 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Names of network interfaces inside this computer or leading out of the house: containers, virtual machines, tunnels.
 */
const NOT_AT_HOME =
  /^(lo|docker|br-|bridge|veth|virbr|vmnet|vboxnet|vnic|vEthernet|tun|tap|utun|wg|tailscale|zt|ham|ppp|ipsec|awdl|llw|anpi|cni|flannel|podman|lxc)/i;
/** Words in the names that Windows gives to such interfaces. */
const NOT_AT_HOME_WORDS = /(virtual|vpn|hyper-v|wsl|docker|loopback|tunnel|bluetooth)/i;
/** Usual names of wireless and wired interfaces. */
const USUAL = /^(wl|wi-?fi|wlan|en|eth|ethernet)/i;

/** The ranges of networks at home, the commonest first. */
const HOME_RANGES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Lower is likelier. */
function unlikeliness(name: string, address: string): number {
  const range = HOME_RANGES.findIndex((home) => home.test(address));
  return (range < 0 ? HOME_RANGES.length : range) + (USUAL.test(name) ? 0 : 10);
}

/**
 * This computer's addresses in its networks, the likeliest first. Left out are those of containers, tunnels and the
 * like, where no phone can be, and those that a computer gives itself without a network (169.254…).
 */
export function addressesIn(interfaces: Interfaces): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !NOT_AT_HOME.test(name) && !NOT_AT_HOME_WORDS.test(name))
    .flatMap(([name, infos = []]) => infos.map((info) => ({ name, ...info })))
    .filter(({ internal, address }) => !internal && isIPv4(address) && !address.startsWith('169.254.'))
    .map(({ name, address }) => ({ address, rank: unlikeliness(name, address) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ address }) => address);
}

/** The present addresses. `HADARA_ADDRESS` names one that the program cannot find, or should use. */
export function ownAddresses(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const named = env.HADARA_ADDRESS;
  return named !== undefined && isIPv4(named) ? [named] : addressesIn(networkInterfaces());
}
