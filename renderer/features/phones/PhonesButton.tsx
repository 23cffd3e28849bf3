import { useApp } from '../../platform/app.ts';
import { openPanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';

/** In the bar as long as the program listens for phones: how many have come, and whether one is away. */
export function PhonesButton() {
  const text = useText();
  const host = useHost();
  const { door, devices, asking } = useApp((app) => app.phones);
  if (door === null) return null;
  const away = devices.filter(({ connected }) => !connected);
  const words = [
    text('phones.listening'),
    ...away.map(({ name }) => text('phones.away', { device: name })),
    ...(asking.length > 0 ? [text('phones.waiting', { count: asking.length })] : []),
  ];
  return (
    <span className="phones-sign" data-away={away.length > 0}>
      <IconButton icon="phone" label={words.join('; ')} onPress={() => openPanel(host, 'phones')} />
    </span>
  );
}
