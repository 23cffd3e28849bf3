import type { ReactNode } from 'react';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A full screen that says one thing. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <main className="message wood" role="alert">
      <div className="message-sheet sheet">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}
