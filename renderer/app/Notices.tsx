import { Icon } from '../hud/icons/Icon.tsx';
import { useText } from '../i18n/text.ts';
import { useApp } from '../store/app.ts';

/** What the player must be told: about saves and settings, failed requests, and the connection. */
export function Notices() {
  const text = useText();
  const { notices, failure, link } = useApp();
  const dismiss = (index: number) => useApp.setState({ notices: notices.filter((_, place) => place !== index) });
  return (
    <div className="notices" role="alert">
      {link === 'lost' && <p className="notice">{text('link.lost')}</p>}
      {failure !== null && (
        <NoticeLine words={text(`refused.${failure}`)} onDismiss={() => useApp.setState({ failure: null })} />
      )}
      {notices.map((notice, index) => (
        <NoticeLine
          key={`${notice.code} ${notice.detail}`}
          words={text(`notice.${notice.code}`, { detail: notice.detail })}
          onDismiss={() => dismiss(index)}
        />
      ))}
    </div>
  );
}

function NoticeLine({ words, onDismiss }: { readonly words: string; readonly onDismiss: () => void }) {
  const text = useText();
  return (
    <p className="notice">
      <Icon name="warning" />
      <span>{words}</span>
      <button type="button" className="icon-button" aria-label={text('notice.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </p>
  );
}
