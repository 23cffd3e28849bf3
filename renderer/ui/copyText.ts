/** Puts a text on the clipboard. Resolves to whether that was allowed. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
