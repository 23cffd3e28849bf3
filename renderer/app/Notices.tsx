import type { ReactNode } from 'react';
import type { Notice } from '../../shared/contract/answers.ts';
import { useApp } from '../platform/app.ts';
import { changeSettings } from '../platform/commands.ts';
import { useHost } from '../platform/host.ts';
import { type Text, useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { Icon } from '../ui/symbols/Icon.tsx';

const OFFERS_SAFE_GRAPHICS: ReadonlySet<Notice['code']> = new Set(['graphicsFail', 'safeStart']);

/** What the player must be told: about saves and settings, failed requests, and the connection. */
export function Notices() {
  const text = useText();
  const { notices, failure, link } = useApp();
  const dismiss = (index: number) => useApp.setState({ notices: notices.filter((_, place) => place !== index) });
  return (
    <div className="notices stack through gap-5" role="alert">
      {link === 'lost' && <p className="notice">{text('link.lost')}</p>}
      {failure !== null && (
        <NoticeLine words={text(`refused.${failure}`)} onDismiss={() => useApp.setState({ failure: null })} />
      )}
      {notices.map((notice, index) => (
        <NoticeLine
          key={`${notice.code} ${notice.detail}`}
          words={noticeWords(notice, text)}
          onDismiss={() => dismiss(index)}
        >
          {OFFERS_SAFE_GRAPHICS.has(notice.code) && <SafeGraphics onDone={() => dismiss(index)} />}
        </NoticeLine>
      ))}
    </div>
  );
}

/** Where saving failed: the kind of file or folder, as a word by which messages choose their form. */
const placeOf = ({ detail }: Notice): string => detail.replace(/\..*$/, '');

/** Returns what a notice tells the player. */
export const noticeWords = (notice: Notice, text: Text): string =>
  text(`notice.${notice.code}`, { detail: notice.detail, cause: notice.cause ?? 'other', place: placeOf(notice) });

interface NoticeLineProps {
  readonly words: string;
  readonly onDismiss: () => void;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

function NoticeLine({ words, onDismiss, children }: NoticeLineProps) {
  const text = useText();
  return (
    <p className="notice">
      <Icon name="warning" />
      <span>{words}</span>
      {children}
      <button type="button" className="icon-button" aria-label={text('notice.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </p>
  );
}

/** Offers to do without the graphics card from now on, to whoever does not yet. */
function SafeGraphics({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const host = useHost();
  const { safeGraphics } = useSettings();
  if (safeGraphics) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => void changeSettings(host, { safeGraphics: true }).then(onDone)}
    >
      {text('crash.safe')}
    </button>
  );
}
