import type { ReactNode } from 'react';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A full screen that says one thing. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <main className="message" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
