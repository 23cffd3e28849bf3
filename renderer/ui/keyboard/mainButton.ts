import { useKeys } from './useKeys.ts';

/** Lets Enter press the button that the screen has framed for it, wherever nothing else has a use for Enter. */
export function useMainButton(): void {
  useKeys(({ key, repeat }) => {
    const button = document.querySelector<HTMLElement>('main .button-main');
    return key === 'Enter' && !repeat && button !== null ? () => button.click() : undefined;
  });
}
