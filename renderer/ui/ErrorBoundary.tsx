import { Component, type ReactNode } from 'react';
import { noteError } from '../platform/document.ts';

interface ErrorBoundaryProps {
  /** What to show instead of what failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failure in one part of the screen from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
