interface BarProps {
  /** Part of the whole width, 0 … 1. */
  readonly part: number;
  readonly className?: string;
}

/** A bar beside its figure, for the eye. */
export function Bar({ part, className = '' }: BarProps) {
  return (
    <svg
      className={`statistics-bar block wide ${className}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={100 * Math.max(0, Math.min(1, part))} height={10} />
    </svg>
  );
}
