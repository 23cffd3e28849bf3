import { useIntl } from 'react-intl';

interface Numbers {
  /** With one digit behind the point. */
  decimal(value: number): string;
  /** The same, with its sign. */
  signed(value: number): string;
  /** A part of one as percents. */
  percent(value: number): string;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Numbers as the language writes them. */
export function useNumbers(): Numbers {
  const intl = useIntl();
  return {
    decimal: (value) => intl.formatNumber(value, ONE_DIGIT),
    signed: (value) => intl.formatNumber(value, { ...ONE_DIGIT, signDisplay: 'exceptZero' }).replace('-', '−'),
    percent: (value) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 }),
  };
}
